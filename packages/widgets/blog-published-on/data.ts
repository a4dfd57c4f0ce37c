import { shownPost } from '../kit/shown-post.ts';
import type { WidgetData } from '../kit/view.ts';
import type { BlogPublishedOnProperties } from './schema.ts';

export const data: WidgetData<BlogPublishedOnProperties, 'post'> = (
  { date_format, has_reading_time },
  { owner },
) => shownPost(owner, { date_format, has_reading_time });
