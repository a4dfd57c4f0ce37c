import type { WidgetData } from '../kit/view.ts';
import type { CommentsProperties } from './schema.ts';

export const data: WidgetData<CommentsProperties, 'comments'> = (_, { owner }) =>
  owner?.kind === 'page' ? { source: 'comments', owner } : null;
