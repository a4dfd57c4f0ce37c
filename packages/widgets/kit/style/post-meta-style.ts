import type { PostMetaOptions } from '../options/post-meta.ts';
import type { StyleRule } from '../view.ts';
import { frameStyle } from './box-style.ts';
import { color, rule } from './declarations.ts';
import { fontCss } from './font-style.ts';

const fact = '>.moto-post-meta';

/** The style of `postMetaOptions`. */
export const postMetaStyle = (properties: PostMetaOptions): readonly StyleRule[] => [
  ...frameStyle(properties.frame),
  ...rule({ ...fontCss(properties), color: color(properties.text_color) }, { part: fact }),
  ...rule({ color: color(properties.icon_color) }, { part: `${fact}>.moto-icon` }),
];
