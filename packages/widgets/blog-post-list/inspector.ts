import { frameControls } from '../kit/inspector/box-controls.ts';
import { optionsOf } from '../kit/inspector/common-groups.ts';
import { defineInspector } from '../kit/inspector/control.ts';
import { contentTab, designTab } from '../kit/inspector/design.ts';
import { wholeFontControls } from '../kit/inspector/font-controls.ts';
import { LIST_LAYOUTS, LIST_RATIOS, LIST_TITLE_TAGS, MORE_SIZES, MORE_STYLES } from './schema.ts';

const withImages = { path: 'has_images', is: [true] };
const withMore = { path: 'has_more', is: [true] };
const inList = { path: 'layout', is: ['list'] };

export const inspector = defineInspector({
  content: contentTab(
    {
      kind: 'topic',
      path: 'topic',
      label: 'WIDGET.BLOG_POST_LIST.TOPIC',
    },
    {
      kind: 'segmented',
      path: 'layout',
      label: 'WIDGET.BLOG_POST_LIST.LAYOUT',
      options: optionsOf('WIDGET.BLOG_POST_LIST.LAYOUT', LIST_LAYOUTS),
    },
    {
      kind: 'segmented',
      path: 'title_tag',
      label: 'WIDGET.BLOG_POST_LIST.TITLE_TAG',
      options: optionsOf('WIDGET.BLOG_POST_LIST.TITLE_TAG', LIST_TITLE_TAGS),
    },
    { kind: 'switch', path: 'has_images', label: 'WIDGET.BLOG_POST_LIST.HAS_IMAGES' },
    { kind: 'switch', path: 'has_dates', label: 'WIDGET.BLOG_POST_LIST.HAS_DATES' },
    { kind: 'switch', path: 'has_authors', label: 'WIDGET.BLOG_POST_LIST.HAS_AUTHORS' },
    { kind: 'switch', path: 'has_topics', label: 'WIDGET.BLOG_POST_LIST.HAS_TOPICS' },
    { kind: 'switch', path: 'has_reading_time', label: 'WIDGET.BLOG_POST_LIST.HAS_READING_TIME' },
    { kind: 'switch', path: 'has_descriptions', label: 'WIDGET.BLOG_POST_LIST.HAS_DESCRIPTIONS' },
    { kind: 'switch', path: 'has_more', label: 'WIDGET.BLOG_POST_LIST.HAS_MORE' },
    {
      kind: 'text',
      path: 'more_label',
      label: 'WIDGET.BLOG_POST_LIST.MORE_LABEL',
      placeholder: 'VISITOR.POST_LIST.READ_MORE',
      maxLength: 100,
      when: withMore,
    },
    {
      kind: 'text',
      path: 'empty_text',
      label: 'WIDGET.BLOG_POST_LIST.EMPTY_TEXT',
      placeholder: 'VISITOR.RECENT_POSTS.EMPTY',
      maxLength: 300,
    },
  ),
  design: designTab(
    {
      layout: [
        {
          kind: 'slider',
          path: 'columns',
          label: 'WIDGET.BLOG_POST_LIST.COLUMNS',
          min: 1,
          max: 6,
          perDevice: true,
          when: { path: 'layout', is: ['cards'] },
        },
        {
          kind: 'number',
          path: 'gap',
          label: 'WIDGET.BLOG_POST_LIST.GAP',
          synonyms: 'WIDGET.OPTION_SYNONYMS.GAP',
          min: 0,
          max: 200,
          unit: 'px',
          perDevice: true,
        },
        {
          kind: 'select',
          path: 'ratio',
          label: 'WIDGET.BLOG_POST_LIST.RATIO',
          synonyms: 'WIDGET.OPTION_SYNONYMS.RATIO',
          options: optionsOf('WIDGET.BLOG_POST_LIST.RATIO', LIST_RATIOS),
          when: withImages,
        },
        {
          kind: 'segmented',
          path: 'more_style',
          label: 'WIDGET.BLOG_POST_LIST.MORE_STYLE',
          options: optionsOf('WIDGET.BLOG_POST_LIST.MORE_STYLE', MORE_STYLES),
          when: withMore,
        },
        {
          kind: 'segmented',
          path: 'more_size',
          label: 'WIDGET.BLOG_POST_LIST.MORE_SIZE',
          options: optionsOf('WIDGET.SIZE', MORE_SIZES),
          when: { path: 'more_style', is: ['button'] },
        },
      ],
      typography: [
        ...wholeFontControls('title_font.', {
          size: 'WIDGET.BLOG_POST_LIST.TITLE_SIZE',
          weight: 'WIDGET.BLOG_POST_LIST.TITLE_WEIGHT',
          letterCase: 'WIDGET.BLOG_POST_LIST.TITLE_CASE',
        }),
        {
          kind: 'color',
          path: 'title_color',
          label: 'WIDGET.BLOG_POST_LIST.TITLE_COLOR',
          textSelector: '.moto-post-list-title',
        },
        ...wholeFontControls('meta_font.', {
          size: 'WIDGET.BLOG_POST_LIST.META_SIZE',
          weight: 'WIDGET.BLOG_POST_LIST.META_WEIGHT',
          letterCase: 'WIDGET.BLOG_POST_LIST.META_CASE',
        }),
        {
          kind: 'color',
          path: 'meta_color',
          label: 'WIDGET.BLOG_POST_LIST.META_COLOR',
          textSelector: '.moto-post-list-meta',
        },
        {
          kind: 'color',
          path: 'text_color',
          label: 'WIDGET.OPTION.TEXT_COLOR',
          textSelector: '.moto-post-list-description, .moto-post-list-empty',
        },
        {
          kind: 'color',
          path: 'more_color',
          label: 'WIDGET.BLOG_POST_LIST.MORE_COLOR',
          textSelector: '.moto-post-list-more',
          when: withMore,
        },
      ],
      background: [
        {
          kind: 'color',
          path: 'more_background',
          label: 'WIDGET.BLOG_POST_LIST.MORE_BACKGROUND',
          when: { path: 'more_style', is: ['button'] },
        },
      ],
      border: [
        {
          kind: 'number',
          path: 'radius',
          label: 'WIDGET.BLOG_POST_LIST.RADIUS',
          synonyms: 'WIDGET.OPTION_SYNONYMS.RADIUS',
          min: 0,
          max: 500,
          unit: 'px',
          isOptional: true,
          when: withImages,
        },
        {
          kind: 'switch',
          path: 'has_dividers',
          label: 'WIDGET.BLOG_POST_LIST.HAS_DIVIDERS',
          when: inList,
        },
        {
          kind: 'color',
          path: 'divider_color',
          label: 'WIDGET.BLOG_POST_LIST.DIVIDER_COLOR',
          when: inList,
        },
      ],
    },
    frameControls,
  ),
  template: { properties: { has_reading_time: true } },
});
