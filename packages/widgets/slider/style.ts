import { slidesStyle } from '../kit/slides/style.ts';
import type { WidgetStyle } from '../kit/view.ts';
import { DEFAULT_RATIO, type SliderProperties } from './schema.ts';

export const style: WidgetStyle<SliderProperties> = (properties) =>
  slidesStyle(properties, DEFAULT_RATIO);
