import type { WidgetData } from '../kit/view.ts';
import type { BlogPublishedOnProperties } from './schema.ts';

export const data: WidgetData<BlogPublishedOnProperties, 'post'> = ({ date_format }, { owner }) =>
  owner?.kind === 'post' ? { source: 'post', id: owner.id, date_format } : null;
