import type { StickyProperties } from '../options/sticky.ts';
import type { StyleRule } from '../view.ts';
import { px, rule } from './declarations.ts';

export const stickyStyle = ({ is_on, offset }: StickyProperties): readonly StyleRule[] =>
  is_on && offset > 0 ? rule({ '--moto-sticky-offset': px(offset) }) : [];
