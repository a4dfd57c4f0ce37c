import { boxStyle } from '../kit/style/box-style.ts';
import { boxClasses } from '../kit/style/classes.ts';
import type { WidgetClasses, WidgetStyle } from '../kit/view.ts';
import type { BlockProperties } from './schema.ts';

export const style: WidgetStyle<BlockProperties> = boxStyle;

export const classes: WidgetClasses<BlockProperties> = (properties) => [
  ...boxClasses(properties),
  ...(properties.layout === 'boxed' ? ['moto-block-boxed'] : []),
  ...(properties.has_side_indents ? [] : ['moto-block-flush']),
];
