import { POST_SELECTIONS } from '@plinth/model';
import { frameControls } from '../kit/inspector/box-controls.ts';
import { optionsOf } from '../kit/inspector/common-groups.ts';
import { defineInspector } from '../kit/inspector/control.ts';
import { contentTab, designTab } from '../kit/inspector/design.ts';
import { TITLE_TAGS } from './schema.ts';

const withTitle = { path: 'has_title', is: [true] };
const withImages = { path: 'has_images', is: [true] };

export const inspector = defineInspector({
  content: contentTab(
    {
      kind: 'select',
      path: 'selection',
      label: 'WIDGET.BLOG_RECENT_POSTS.SELECTION',
      help: 'WIDGET.BLOG_RECENT_POSTS.SELECTION_HELP',
      options: optionsOf('WIDGET.BLOG_RECENT_POSTS.SELECTION', POST_SELECTIONS),
    },
    { kind: 'slider', path: 'count', label: 'WIDGET.BLOG_RECENT_POSTS.COUNT', min: 1, max: 20 },
    { kind: 'switch', path: 'has_title', label: 'WIDGET.BLOG_RECENT_POSTS.HAS_TITLE' },
    {
      kind: 'text',
      path: 'title',
      label: 'WIDGET.BLOG_RECENT_POSTS.TITLE',
      placeholder: 'VISITOR.RECENT_POSTS.TITLE',
      maxLength: 200,
      when: withTitle,
    },
    {
      kind: 'segmented',
      path: 'title_tag',
      label: 'WIDGET.BLOG_RECENT_POSTS.TITLE_TAG',
      options: optionsOf('WIDGET.BLOG_RECENT_POSTS.TITLE_TAG', TITLE_TAGS),
      when: withTitle,
    },
    { kind: 'switch', path: 'has_images', label: 'WIDGET.BLOG_RECENT_POSTS.HAS_IMAGES' },
    { kind: 'switch', path: 'has_names', label: 'WIDGET.BLOG_RECENT_POSTS.HAS_NAMES' },
    { kind: 'switch', path: 'has_dates', label: 'WIDGET.BLOG_RECENT_POSTS.HAS_DATES' },
    {
      kind: 'switch',
      path: 'has_descriptions',
      label: 'WIDGET.BLOG_RECENT_POSTS.HAS_DESCRIPTIONS',
    },
  ),
  design: designTab(
    {
      layout: [
        {
          kind: 'slider',
          path: 'columns',
          label: 'WIDGET.BLOG_RECENT_POSTS.COLUMNS',
          min: 1,
          max: 6,
          perDevice: true,
        },
        {
          kind: 'number',
          path: 'gap',
          label: 'WIDGET.BLOG_RECENT_POSTS.GAP',
          synonyms: 'WIDGET.OPTION_SYNONYMS.GAP',
          min: 0,
          max: 100,
          unit: 'px',
          perDevice: true,
        },
      ],
      typography: [
        {
          kind: 'color',
          path: 'title_color',
          label: 'WIDGET.BLOG_RECENT_POSTS.TITLE_COLOR',
          textSelector: '.moto-posts-title',
        },
        {
          kind: 'color',
          path: 'text_color',
          label: 'WIDGET.OPTION.TEXT_COLOR',
          textSelector: '.moto-posts-name, .moto-posts-description, .moto-posts-empty',
        },
        {
          kind: 'color',
          path: 'date_color',
          label: 'WIDGET.BLOG_RECENT_POSTS.DATE_COLOR',
          textSelector: 'time',
        },
      ],
      border: [
        {
          kind: 'number',
          path: 'radius',
          label: 'WIDGET.BLOG_RECENT_POSTS.RADIUS',
          synonyms: 'WIDGET.OPTION_SYNONYMS.RADIUS',
          min: 0,
          max: 500,
          unit: 'px',
          isOptional: true,
          when: withImages,
        },
      ],
    },
    frameControls,
  ),
  template: { properties: {} },
});
