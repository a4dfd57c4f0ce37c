import { MAX_ALT } from '../kit/image-alt.ts';
import {
  areaControls,
  backgroundColorControl,
  borderControls,
  shadowControls,
} from '../kit/inspector/box-controls.ts';
import { optionsOf } from '../kit/inspector/common-groups.ts';
import { defineInspector } from '../kit/inspector/control.ts';
import { contentTab, designTab } from '../kit/inspector/design.ts';
import { IMAGE_LOADING, IMAGE_RATIOS, IMAGE_ZOOMS, OVERLAY_ICONS } from './schema.ts';

const notDecorative = { path: 'is_decorative', is: [false] };

export const inspector = defineInspector({
  content: contentTab(
    { kind: 'media', path: 'image_id', label: 'WIDGET.IMAGE.NAME', accepts: 'image' },
    {
      kind: 'media_text',
      path: 'alt',
      label: 'WIDGET.IMAGE.ALT',
      image: 'image_id',
      replaces: 'alt',
      help: 'WIDGET.IMAGE.ALT_HELP',
      maxLength: MAX_ALT,
      when: notDecorative,
    },
    { kind: 'switch', path: 'is_decorative', label: 'WIDGET.IMAGE.DECORATIVE' },
    {
      kind: 'media_text',
      path: 'title',
      label: 'WIDGET.IMAGE.TITLE',
      image: 'image_id',
      replaces: 'title',
      maxLength: 255,
    },
    { kind: 'text', path: 'caption', label: 'WIDGET.IMAGE.CAPTION', maxLength: 500 },
    {
      kind: 'link',
      path: 'link',
      label: 'WIDGET.OPTION.LINK',
      synonyms: 'WIDGET.OPTION_SYNONYMS.LINK',
      hasOwnImage: true,
    },
    {
      kind: 'select',
      path: 'loading',
      label: 'WIDGET.IMAGE.LOADING',
      options: optionsOf('WIDGET.IMAGE.LOADING', IMAGE_LOADING),
    },
  ),
  design: designTab(
    {
      layout: [
        {
          kind: 'length',
          path: 'max_width',
          label: 'WIDGET.IMAGE.MAX_WIDTH',
          synonyms: 'WIDGET.OPTION_SYNONYMS.WIDTH',
          units: ['px', '%'],
          perDevice: true,
          isOptional: true,
        },
        {
          kind: 'select',
          path: 'ratio',
          label: 'WIDGET.IMAGE.RATIO',
          synonyms: 'WIDGET.OPTION_SYNONYMS.RATIO',
          options: optionsOf('WIDGET.IMAGE.RATIO', IMAGE_RATIOS),
        },
        {
          kind: 'slider',
          path: 'opacity',
          label: 'WIDGET.OPTION.OPACITY',
          synonyms: 'WIDGET.OPTION_SYNONYMS.OPACITY',
          min: 0,
          max: 100,
          unit: '%',
          isOptional: true,
          hoverPath: 'hover.opacity',
        },
        {
          kind: 'select',
          path: 'hover.zoom',
          label: 'WIDGET.IMAGE.ZOOM',
          options: optionsOf('WIDGET.IMAGE.ZOOM', [null, ...IMAGE_ZOOMS]),
          isHoverOnly: true,
        },
      ],
      background: [
        backgroundColorControl,
        {
          kind: 'color',
          path: 'overlay.color',
          label: 'WIDGET.IMAGE.OVERLAY',
          isHoverOnly: true,
        },
        {
          kind: 'slider',
          path: 'overlay.opacity',
          label: 'WIDGET.IMAGE.OVERLAY_OPACITY',
          min: 0,
          max: 100,
          unit: '%',
          isOptional: true,
          isHoverOnly: true,
        },
        {
          kind: 'select',
          path: 'overlay.icon',
          label: 'WIDGET.IMAGE.OVERLAY_ICON',
          options: optionsOf('WIDGET.IMAGE.OVERLAY_ICON', [null, ...OVERLAY_ICONS]),
          isHoverOnly: true,
        },
        {
          kind: 'color',
          path: 'overlay.icon_color',
          label: 'WIDGET.IMAGE.OVERLAY_ICON_COLOR',
          isHoverOnly: true,
        },
      ],
      border: borderControls(),
      shadow: shadowControls(),
    },
    areaControls,
  ),
  template: {
    properties: { spacing: { top: { desktop: 'small' }, bottom: { desktop: 'small' } } },
  },
  texts: [{ path: 'caption', kind: 'text', isSecondary: true }],
  placeholder: { path: 'image_id', label: 'WIDGET.IMAGE.EMPTY' },
  resize: { axis: 'width', path: 'max_width', part: 'picture' },
});
