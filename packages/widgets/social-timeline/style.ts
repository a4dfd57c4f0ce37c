import { px } from '../kit/style/declarations.ts';
import { embedStyle } from '../kit/style/embed-style.ts';
import type { WidgetStyle } from '../kit/view.ts';
import { type SocialTimelineProperties, TIMELINE_HEIGHT, TIMELINE_WIDTH } from './schema.ts';

export const style: WidgetStyle<SocialTimelineProperties> = (properties) => {
  const { width, height } = properties;
  return embedStyle(properties, {
    'max-width': width === TIMELINE_WIDTH ? null : px(width),
    'min-height': height === TIMELINE_HEIGHT ? null : px(height),
  });
};
