import { areaStyle, borderCss, shadowCss } from '../kit/style/box-style.ts';
import { color, px, rule, rulePerDevice } from '../kit/style/declarations.ts';
import type { StyleRule, WidgetStyle } from '../kit/view.ts';
import { FRAME_HEIGHT, FRAME_WIDTH, type IframeProperties } from './schema.ts';

const part = ' .moto-frame';

/** Skips the rule for the default size, which is in view.css. */
const skipDefault =
  (isDefault: boolean) =>
  ({ device }: StyleRule): boolean =>
    device !== undefined || !isDefault;

export const style: WidgetStyle<IframeProperties> = ({ width, height, hover, ...box }) => [
  ...areaStyle(box.frame),
  ...rulePerDevice(width, (value) => ({ width: value ?? FRAME_WIDTH }), { part }).filter(
    skipDefault(width.desktop === null || width.desktop === FRAME_WIDTH),
  ),
  ...rulePerDevice(height, (value) => ({ height: px(value) }), { part }).filter(
    skipDefault(height.desktop === FRAME_HEIGHT),
  ),
  ...rule(
    {
      'background-color': color(box.background_color),
      ...borderCss(box.border),
      'box-shadow': shadowCss(box.shadow),
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
