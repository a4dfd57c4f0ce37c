import { shownList } from '../kit/shown-list.ts';
import type { WidgetData } from '../kit/view.ts';
import type { BlogPostListProperties } from './schema.ts';

export const data: WidgetData<BlogPostListProperties, 'post_list'> = (properties, page) =>
  shownList(properties, page);
