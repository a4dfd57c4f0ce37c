import { areaStyle, borderCss, shadowCss } from '../kit/style/box-style.ts';
import { color, px, rule } from '../kit/style/declarations.ts';
import type { WidgetStyle } from '../kit/view.ts';
import type { SocialLinksProperties } from './schema.ts';

const list = '>.moto-social';
const link = '>*>*>a';

type Colors = Pick<SocialLinksProperties, 'color' | 'background_color'>;

/** Colors are CSS variables, which a link with its own colors overrides. */
export const linkVariables = (normal: Colors, hover: Colors) => ({
  '--moto-social-color': color(normal.color),
  '--moto-social-background': color(normal.background_color),
  '--moto-social-hover-color': color(hover.color),
  '--moto-social-hover-background': color(hover.background_color),
});

export const style: WidgetStyle<SocialLinksProperties> = (properties) => [
  ...areaStyle(properties.frame),
  ...rule(
    {
      '--moto-social-size': px(properties.size),
      '--moto-social-padding': px(properties.padding),
      '--moto-social-gap': px(properties.gap),
      ...linkVariables(properties, properties.hover),
    },
    { part: list },
  ),
  ...rule(
    { ...borderCss(properties.border), 'box-shadow': shadowCss(properties.shadow) },
    { part: link },
  ),
  ...rule(
    {
      'border-color': color(properties.hover.border_color),
      'box-shadow': shadowCss(properties.hover.shadow),
    },
    { part: link, state: 'hover' },
  ),
];
