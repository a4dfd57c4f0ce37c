import { frameStyle } from '../kit/style/box-style.ts';
import { color, px, rule, rulePerDevice } from '../kit/style/declarations.ts';
import { isSameOnDevices, type Responsive } from '../kit/values/responsive.ts';
import type { WidgetStyle } from '../kit/view.ts';
import { type BlogRecentPostsProperties, DEFAULT_COLUMNS } from './schema.ts';

const list = '>.moto-posts';

/** Sets a CSS variable per device, unless the value is the default in view.css. */
const sizeVariable = (
  name: string,
  value: Responsive<number>,
  defaultValue: Responsive<number>,
  unit = '',
) => {
  return isSameOnDevices(value, defaultValue)
    ? []
    : rulePerDevice(value, (size) => ({ [name]: `${size}${unit}` }), { part: list });
};

export const style: WidgetStyle<BlogRecentPostsProperties> = (properties) => [
  ...frameStyle(properties.frame),
  ...sizeVariable('--moto-posts-columns', properties.columns, DEFAULT_COLUMNS),
  ...sizeVariable('--moto-posts-gap', properties.gap, { desktop: 24 }, 'px'),
  ...rule({ color: color(properties.title_color) }, { part: '>.moto-posts-title' }),
  ...rule({ color: color(properties.text_color) }),
  ...rule({ color: color(properties.date_color) }, { part: ' time' }),
  ...rule({ 'border-radius': px(properties.radius) }, { part: ' picture' }),
];
