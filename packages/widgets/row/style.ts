import { boxStyle } from '../kit/style/box-style.ts';
import { boxClasses, deviceSuffix } from '../kit/style/classes.ts';
import type { WidgetClasses, WidgetStyle } from '../kit/view.ts';
import type { RowProperties } from './schema.ts';

export const style: WidgetStyle<RowProperties> = boxStyle;

export const classes: WidgetClasses<RowProperties> = (properties) => [
  ...boxClasses(properties),
  ...(properties.layout === 'full' ? ['moto-row-full'] : []),
  ...(properties.has_gutter ? [] : ['moto-row-gutter-0']),
  ...(properties.stack === 'never' ? [] : [`moto-row-stack${deviceSuffix(properties.stack)}`]),
  ...(properties.vertical_align === 'top' ? [] : [`moto-row-${properties.vertical_align}`]),
  ...(properties.is_equal_height ? ['moto-row-equal'] : []),
  ...(properties.is_reversed ? ['moto-row-reverse'] : []),
];
