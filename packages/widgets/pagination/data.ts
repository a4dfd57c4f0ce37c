import { shownList } from '../kit/shown-list.ts';
import type { WidgetData } from '../kit/view.ts';
import type { PaginationProperties } from './schema.ts';

export const data: WidgetData<PaginationProperties, 'post_list'> = ({ topic }, page) =>
  shownList({ topic }, page);
