import type { PostFactOptions } from '../options/post-fact.ts';
import type { StyleRule } from '../view.ts';
import { frameStyle } from './box-style.ts';
import { color, rule } from './declarations.ts';
import { fontCss } from './font-style.ts';

const fact = '>.moto-post-fact';

/** The style of `postFactOptions`. */
export const postFactStyle = (properties: PostFactOptions): readonly StyleRule[] => [
  ...frameStyle(properties.frame),
  ...rule({ ...fontCss(properties), color: color(properties.text_color) }, { part: fact }),
  ...rule({ color: color(properties.icon_color) }, { part: `${fact}>.moto-icon` }),
];
