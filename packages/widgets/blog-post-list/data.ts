import type { WidgetData } from '../kit/view.ts';
import type { BlogPostListProperties } from './schema.ts';

export const data: WidgetData<BlogPostListProperties, 'post_list'> = (
  _,
  { owner, list_page = 1, topic = null },
) => ({ source: 'post_list', page: list_page, owner, topic });
