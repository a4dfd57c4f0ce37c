import type { WidgetData } from '../kit/view.ts';
import type { PaginationProperties } from './schema.ts';

export const data: WidgetData<PaginationProperties, 'post_list'> = (
  _,
  { owner, list_page = 1, topic = null },
) => ({ source: 'post_list', page: list_page, owner, topic });
