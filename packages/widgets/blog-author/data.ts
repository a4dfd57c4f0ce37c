import type { WidgetData } from '../kit/view.ts';
import type { BlogAuthorProperties } from './schema.ts';

export const data: WidgetData<BlogAuthorProperties, 'post'> = (_, { owner }) =>
  owner?.kind === 'post' ? { source: 'post', id: owner.id, date_format: '' } : null;
