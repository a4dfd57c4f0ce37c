import type { WidgetData } from '../kit/view.ts';
import type { BlogCommentsProperties } from './schema.ts';

export const data: WidgetData<BlogCommentsProperties, 'comments'> = (_, { owner }) =>
  owner?.kind === 'post' ? { source: 'comments', owner } : null;
