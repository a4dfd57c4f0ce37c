import { shownPost } from '../kit/shown-post.ts';
import type { WidgetData } from '../kit/view.ts';
import type { BlogNameProperties } from './schema.ts';

export const data: WidgetData<BlogNameProperties, 'post'> = (_, { owner }) => shownPost(owner);
