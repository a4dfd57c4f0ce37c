import {
  areaControls,
  backgroundColorControl,
  borderControls,
  shadowControls,
} from '../kit/inspector/box-controls.ts';
import { optionsOf } from '../kit/inspector/common-groups.ts';
import { defineInspector } from '../kit/inspector/control.ts';
import { contentTab, designTab } from '../kit/inspector/design.ts';
import { NETWORKS } from '../kit/social-icon.tsx';
import { LINK_TARGETS, MAX_LABEL, MAX_LINKS, MAX_URL } from './schema.ts';

const flag = 'theme_widget_social_links_extended';
const size = { min: 0, unit: 'px', isOptional: true, flag } as const;

export const inspector = defineInspector({
  content: contentTab(
    {
      kind: 'list',
      path: 'items',
      label: 'WIDGET.SOCIAL_LINKS.ITEMS',
      help: 'WIDGET.SOCIAL_LINKS.ITEMS_HELP',
      max: MAX_LINKS,
      titlePath: 'url',
      controls: [
        {
          ...{ kind: 'text', path: 'url', label: 'WIDGET.SOCIAL_LINKS.URL' },
          maxLength: MAX_URL,
          isUrl: true,
        },
        {
          kind: 'select',
          path: 'network',
          label: 'WIDGET.SOCIAL_LINKS.NETWORK',
          options: optionsOf('WIDGET.SOCIAL_LINKS.NETWORK', [null, ...NETWORKS]),
        },
        { kind: 'text', path: 'label', label: 'WIDGET.SOCIAL_LINKS.LABEL', maxLength: MAX_LABEL },
        { kind: 'icon', path: 'icon', label: 'WIDGET.SOCIAL_LINKS.ICON', flag },
        {
          kind: 'media',
          path: 'image_id',
          label: 'WIDGET.SOCIAL_LINKS.IMAGE',
          accepts: 'image',
          flag,
        },
        { kind: 'color', path: 'color', label: 'WIDGET.SOCIAL_LINKS.COLOR', flag },
        {
          kind: 'color',
          path: 'background_color',
          label: 'WIDGET.OPTION.BACKGROUND',
          synonyms: 'WIDGET.OPTION_SYNONYMS.BACKGROUND',
          flag,
        },
        { kind: 'color', path: 'hover_color', label: 'WIDGET.SOCIAL_LINKS.HOVER_COLOR', flag },
        {
          kind: 'color',
          path: 'hover_background_color',
          label: 'WIDGET.OPTION.HOVER_BACKGROUND',
          synonyms: 'WIDGET.OPTION_SYNONYMS.BACKGROUND',
          flag,
        },
      ],
    },
    {
      kind: 'segmented',
      path: 'target',
      label: 'WIDGET.SOCIAL_LINKS.TARGET',
      options: optionsOf('WIDGET.SOCIAL_LINKS.TARGET', LINK_TARGETS),
      flag,
    },
  ),
  design: designTab(
    {
      layout: [
        {
          kind: 'number',
          path: 'size',
          label: 'WIDGET.SOCIAL_LINKS.SIZE',
          ...size,
          min: 12,
          max: 96,
        },
        { kind: 'number', path: 'padding', label: 'WIDGET.SOCIAL_LINKS.PADDING', ...size, max: 60 },
        {
          kind: 'number',
          path: 'gap',
          label: 'WIDGET.SOCIAL_LINKS.GAP',
          synonyms: 'WIDGET.OPTION_SYNONYMS.GAP',
          ...size,
          max: 100,
        },
      ],
      typography: [
        {
          kind: 'color',
          path: 'color',
          label: 'WIDGET.SOCIAL_LINKS.COLOR',
          hoverPath: 'hover.color',
        },
      ],
      background: [backgroundColorControl],
      border: borderControls(),
      shadow: shadowControls(),
    },
    areaControls,
  ),
  template: {
    properties: { spacing: { top: { desktop: 'small' }, bottom: { desktop: 'small' } } },
  },
  placeholder: { path: 'items', label: 'WIDGET.SOCIAL_LINKS.EMPTY', isFilledOtherwise: true },
});
