import { shownPost } from '../kit/shown-post.ts';
import type { WidgetData } from '../kit/view.ts';
import type { BlogAuthorProperties } from './schema.ts';

export const data: WidgetData<BlogAuthorProperties, 'post'> = (_, { owner }) => shownPost(owner);
