import { px } from '../kit/style/declarations.ts';
import { embedStyle } from '../kit/style/embed-style.ts';
import type { WidgetStyle } from '../kit/view.ts';
import { FEED_HEIGHT, FEED_WIDTH, type PageFeedProperties } from './schema.ts';

export const style: WidgetStyle<PageFeedProperties> = (properties) => {
  const { width, height } = properties;
  return embedStyle(properties, {
    'max-width': width === FEED_WIDTH ? null : px(width),
    'min-height': height === FEED_HEIGHT ? null : px(height),
  });
};
