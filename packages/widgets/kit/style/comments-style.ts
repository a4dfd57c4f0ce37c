import { COMMENTS_HEIGHT, type CommentsOptions } from '../options/comments.ts';
import type { WidgetStyle } from '../view.ts';
import { px } from './declarations.ts';
import { embedStyle } from './embed-style.ts';

/** Rules for `commentsOptions`. */
export const commentsStyle: WidgetStyle<CommentsOptions> = (properties) =>
  embedStyle(properties, {
    '--moto-comments-height':
      properties.height === COMMENTS_HEIGHT.default ? null : px(properties.height),
  });
