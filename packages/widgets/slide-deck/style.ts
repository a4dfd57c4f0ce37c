import { embedStyle, embedWidth } from '../kit/style/embed-style.ts';
import type { WidgetStyle } from '../kit/view.ts';
import { SLIDE_RATIO, type SlideDeckProperties } from './schema.ts';

export const style: WidgetStyle<SlideDeckProperties> = (properties) => {
  const { width, ratio } = properties;
  return [
    ...embedWidth(width),
    ...embedStyle(properties, { '--moto-embed-ratio': ratio === SLIDE_RATIO ? null : ratio }),
  ];
};
