import { postFactStyle } from '../kit/style/post-fact-style.ts';
import type { WidgetStyle } from '../kit/view.ts';
import type { BlogPublishedOnProperties } from './schema.ts';

export const style: WidgetStyle<BlogPublishedOnProperties> = postFactStyle;
