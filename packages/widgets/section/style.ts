import { boxStyle } from '../kit/style/box-style.ts';
import { boxClasses, stickyClasses } from '../kit/style/classes.ts';
import { stickyStyle } from '../kit/style/sticky-style.ts';
import type { WidgetClasses, WidgetStyle } from '../kit/view.ts';
import type { SectionProperties } from './schema.ts';

export const style: WidgetStyle<SectionProperties> = (properties) => [
  ...boxStyle(properties),
  ...stickyStyle(properties.sticky),
];

export const classes: WidgetClasses<SectionProperties> = (properties) => [
  ...boxClasses(properties),
  ...stickyClasses(properties.sticky),
];
