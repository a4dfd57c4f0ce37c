import { areaStyle, borderCss, shadowCss } from '../kit/style/box-style.ts';
import { color, rule, rulePerDevice } from '../kit/style/declarations.ts';
import type { WidgetStyle } from '../kit/view.ts';
import { PLAYER_RATIO, type VideoPlayerProperties } from './schema.ts';

const part = '>.moto-player';

export const style: WidgetStyle<VideoPlayerProperties> = (properties) => {
  const { width, ratio, border, shadow, hover } = properties;
  const widths = rulePerDevice(width, (value) => ({ width: `${value}%` }), { part });
  return [
    ...areaStyle(properties.frame),
    // The default is in view.css.
    ...widths.filter(({ device }) => device !== undefined || width.desktop !== 100),
    ...rule(
      {
        '--moto-player-ratio': ratio === PLAYER_RATIO ? null : ratio,
        'background-color': color(properties.background_color),
        ...borderCss(border),
        'box-shadow': shadowCss(shadow),
      },
      { part },
    ),
    ...rule(
      {
        'background-color': color(hover.background_color),
        'border-color': color(hover.border_color),
        'box-shadow': shadowCss(hover.shadow),
      },
      { part, state: 'hover' },
    ),
  ];
};
