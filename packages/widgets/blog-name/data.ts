import type { WidgetData } from '../kit/view.ts';
import type { BlogNameProperties } from './schema.ts';

export const data: WidgetData<BlogNameProperties, 'post'> = (_, { owner }) =>
  owner?.kind === 'post' ? { source: 'post', id: owner.id, date_format: '' } : null;
