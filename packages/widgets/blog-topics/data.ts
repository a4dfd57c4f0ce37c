import { shownPost } from '../kit/shown-post.ts';
import type { WidgetData } from '../kit/view.ts';
import type { BlogTopicsProperties } from './schema.ts';

export const data: WidgetData<BlogTopicsProperties, 'post'> = (_, { owner }) => shownPost(owner);
