import { frameControls } from '../kit/inspector/box-controls.ts';
import { optionsOf } from '../kit/inspector/common-groups.ts';
import { defineInspector } from '../kit/inspector/control.ts';
import { contentTab, designTab } from '../kit/inspector/design.ts';
import {
  CAPTION_POSITIONS,
  GALLERY_LAYOUTS,
  GALLERY_RATIOS,
  GALLERY_ZOOMS,
  LAST_ROWS,
  MAX_IMAGES,
} from './schema.ts';

const inGrid = { path: 'layout', is: ['grid'] };
const inRows = { path: 'layout', is: ['rows'] };

export const inspector = defineInspector({
  content: contentTab(
    {
      kind: 'list',
      path: 'items',
      label: 'WIDGET.GRID_GALLERY.ITEMS',
      max: MAX_IMAGES,
      titlePath: 'caption',
      imagePath: 'image_id',
      controls: [
        { kind: 'media', path: 'image_id', label: 'WIDGET.GRID_GALLERY.IMAGE', accepts: 'image' },
        { kind: 'text', path: 'caption', label: 'WIDGET.GRID_GALLERY.CAPTION', maxLength: 500 },
        {
          kind: 'media_text',
          path: 'alt',
          label: 'WIDGET.GRID_GALLERY.ALT',
          image: 'image_id',
          replaces: 'alt',
          maxLength: 500,
        },
        {
          kind: 'link',
          path: 'link',
          label: 'WIDGET.OPTION.LINK',
          synonyms: 'WIDGET.OPTION_SYNONYMS.LINK',
        },
      ],
    },
    {
      kind: 'switch',
      path: 'has_lightbox',
      label: 'WIDGET.GRID_GALLERY.LIGHTBOX',
      help: 'WIDGET.GRID_GALLERY.LIGHTBOX_HELP',
    },
    {
      kind: 'segmented',
      path: 'captions',
      label: 'WIDGET.GRID_GALLERY.CAPTIONS',
      options: optionsOf('WIDGET.GRID_GALLERY.CAPTIONS', CAPTION_POSITIONS),
    },
  ),
  design: designTab(
    {
      layout: [
        {
          kind: 'segmented',
          path: 'layout',
          label: 'WIDGET.GRID_GALLERY.LAYOUT',
          options: optionsOf('WIDGET.GRID_GALLERY.LAYOUT', GALLERY_LAYOUTS),
        },
        {
          kind: 'slider',
          path: 'columns',
          label: 'WIDGET.GRID_GALLERY.COLUMNS',
          min: 1,
          max: 8,
          perDevice: true,
          when: inGrid,
        },
        {
          kind: 'select',
          path: 'ratio',
          label: 'WIDGET.GRID_GALLERY.RATIO',
          synonyms: 'WIDGET.OPTION_SYNONYMS.RATIO',
          options: optionsOf('WIDGET.GRID_GALLERY.RATIO', GALLERY_RATIOS),
          when: inGrid,
        },
        {
          kind: 'number',
          path: 'row_height',
          label: 'WIDGET.GRID_GALLERY.ROW_HEIGHT',
          min: 80,
          max: 800,
          unit: 'px',
          perDevice: true,
          when: inRows,
        },
        {
          kind: 'switch',
          path: 'has_fixed_height',
          label: 'WIDGET.GRID_GALLERY.FIXED_HEIGHT',
          help: 'WIDGET.GRID_GALLERY.FIXED_HEIGHT_HELP',
          when: inRows,
        },
        {
          kind: 'segmented',
          path: 'last_row',
          label: 'WIDGET.GRID_GALLERY.LAST_ROW',
          help: 'WIDGET.GRID_GALLERY.LAST_ROW_HELP',
          options: optionsOf('WIDGET.GRID_GALLERY.LAST_ROW', LAST_ROWS),
          when: inRows,
        },
        {
          kind: 'number',
          path: 'gap',
          label: 'WIDGET.GRID_GALLERY.GAP',
          synonyms: 'WIDGET.OPTION_SYNONYMS.GAP',
          min: 0,
          max: 100,
          unit: 'px',
          perDevice: true,
        },
        {
          kind: 'select',
          path: 'hover.zoom',
          label: 'WIDGET.GRID_GALLERY.ZOOM',
          options: optionsOf('WIDGET.GRID_GALLERY.ZOOM', [null, ...GALLERY_ZOOMS]),
          isHoverOnly: true,
        },
      ],
      typography: [
        {
          kind: 'color',
          path: 'caption_color',
          label: 'WIDGET.GRID_GALLERY.CAPTION_COLOR',
          textSelector: '.moto-gallery-caption',
        },
      ],
      background: [
        {
          kind: 'color',
          path: 'caption_background',
          label: 'WIDGET.GRID_GALLERY.CAPTION_BACKGROUND',
        },
      ],
      border: [
        {
          kind: 'number',
          path: 'radius',
          label: 'WIDGET.GRID_GALLERY.RADIUS',
          synonyms: 'WIDGET.OPTION_SYNONYMS.RADIUS',
          min: 0,
          max: 500,
          unit: 'px',
          isOptional: true,
        },
      ],
    },
    frameControls,
  ),
  template: {
    properties: {
      spacing: { top: { desktop: 'small' }, bottom: { desktop: 'small' } },
    },
  },
  texts: [{ path: 'items.*.caption', kind: 'text', isSecondary: true }],
  placeholder: { path: 'items', label: 'WIDGET.GRID_GALLERY.EMPTY' },
});
