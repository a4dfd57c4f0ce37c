import { embedStyle, embedWidth } from '../kit/style/embed-style.ts';
import type { WidgetStyle } from '../kit/view.ts';
import { VIDEO_RATIO, type VideoProperties } from './schema.ts';

export const style: WidgetStyle<VideoProperties> = (properties) => {
  const { width, ratio } = properties;
  return [
    ...embedWidth(width),
    ...embedStyle(properties, { '--moto-embed-ratio': ratio === VIDEO_RATIO ? null : ratio }),
  ];
};
