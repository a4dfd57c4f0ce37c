import { boxStyle } from '../kit/style/box-style.ts';
import { boxClasses, classesPerDevice } from '../kit/style/classes.ts';
import type { WidgetClasses, WidgetStyle } from '../kit/view.ts';
import type { ColumnProperties } from './schema.ts';

export const style: WidgetStyle<ColumnProperties> = boxStyle;

export const classes: WidgetClasses<ColumnProperties> = (properties) => [
  ...boxClasses(properties),
  ...classesPerDevice('moto-column', properties.width),
];
