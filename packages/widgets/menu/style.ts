import { frameStyle } from '../kit/style/box-style.ts';
import { color, px, rule } from '../kit/style/declarations.ts';
import type { StyleRule, WidgetClasses, WidgetStyle } from '../kit/view.ts';
import type { MenuProperties } from './schema.ts';

type ItemColors = MenuProperties['item'];
type Prefix = 'item' | 'item-hover' | 'item-current' | 'submenu' | 'submenu-hover';

/** Colors are CSS variables, so that one set of rules covers all levels and states. */
const colorVariables = (
  prefix: Prefix,
  item: ItemColors,
): { readonly [name: string]: string | null } => ({
  [`--moto-menu-${prefix}`]: color(item.color),
  [`--moto-menu-${prefix}-bg`]: color(item.background_color),
  [`--moto-menu-${prefix}-border`]: color(item.border_color),
});

const colorRules = (properties: MenuProperties): readonly StyleRule[] =>
  rule({
    ...colorVariables('item', properties.item),
    ...colorVariables('item-hover', properties.item_hover),
    ...colorVariables('item-current', properties.item_current),
    ...colorVariables('submenu', properties.submenu),
    ...colorVariables('submenu-hover', properties.submenu_hover),
    '--moto-menu-toggle': color(properties.toggle_color),
    '--moto-menu-gap': px(properties.gap),
  });

export const style: WidgetStyle<MenuProperties> = (properties) => [
  ...frameStyle(properties.frame),
  ...colorRules(properties),
  ...rule({
    'font-size': px(properties.font_size),
    'font-weight': properties.font_weight?.toString() ?? null,
    'text-transform': properties.letter_case,
    'letter-spacing': properties.letter_case === 'uppercase' ? '.06em' : null,
  }),
];

export const classes: WidgetClasses<MenuProperties> = (properties) => [
  ...(properties.orientation === 'vertical' ? ['moto-menu-vertical'] : []),
  ...(properties.collapse === 'never'
    ? []
    : [`moto-menu-collapse-${properties.collapse.replace('_', '-')}`]),
  ...(properties.submenu_on === 'click' ? ['moto-menu-click'] : []),
  ...(properties.has_arrows ? [] : ['moto-menu-no-arrows']),
  ...(properties.is_current_marked ? ['moto-menu-marked'] : []),
];
