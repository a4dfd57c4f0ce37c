import { frameStyle } from '../kit/style/box-style.ts';
import { color, px, rule, variablePerDevice } from '../kit/style/declarations.ts';
import { fontCss } from '../kit/style/font-style.ts';
import type { WidgetStyle } from '../kit/view.ts';
import { type BlogPostListProperties, DEFAULT_COLUMNS, DEFAULT_GAP } from './schema.ts';

const list = '>.moto-post-list';

const DEFAULT_RATIO = '16/9';

const ratioCss = (ratio: BlogPostListProperties['ratio']): string | null => {
  if (ratio === DEFAULT_RATIO) return null;
  return ratio === 'original' ? 'auto' : ratio;
};

export const style: WidgetStyle<BlogPostListProperties> = (properties) => [
  ...frameStyle(properties.frame),
  ...variablePerDevice('--moto-post-list-columns', properties.columns, {
    ...{ part: list, default: DEFAULT_COLUMNS },
  }),
  ...variablePerDevice('--moto-post-list-gap', properties.gap, {
    ...{ part: list, default: { desktop: DEFAULT_GAP }, unit: 'px' },
  }),
  ...rule(
    { ...fontCss(properties.title_font), color: color(properties.title_color) },
    { part: ' .moto-post-list-title' },
  ),
  ...rule(
    { ...fontCss(properties.meta_font), color: color(properties.meta_color) },
    { part: ' .moto-post-list-meta' },
  ),
  ...rule({ color: color(properties.text_color) }, { part: ' .moto-post-list-description' }),
  ...rule({ color: color(properties.text_color) }, { part: '>.moto-post-list-empty' }),
  ...rule({ 'aspect-ratio': ratioCss(properties.ratio) }, { part: ' img' }),
  ...rule({ 'border-radius': px(properties.radius) }, { part: ' picture' }),
  ...rule(
    {
      color: color(properties.more_color),
      'background-color':
        properties.more_style === 'button' ? color(properties.more_background) : null,
    },
    { part: ' .moto-post-list-more' },
  ),
  ...rule({ 'border-color': color(properties.divider_color) }, { part: `${list}-lines>li` }),
];
