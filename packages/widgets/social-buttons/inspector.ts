import {
  areaControls,
  backgroundColorControl,
  borderControls,
  shadowControls,
} from '../kit/inspector/box-controls.ts';
import { optionsOf } from '../kit/inspector/common-groups.ts';
import { defineInspector } from '../kit/inspector/control.ts';
import { contentTab, designTab } from '../kit/inspector/design.ts';
import { MAX_URL, SHARED_PAGES } from './schema.ts';
import { SHARE_NETWORKS } from './share-url.ts';

const size = { min: 0, unit: 'px', isOptional: true } as const;

export const inspector = defineInspector({
  content: contentTab(
    {
      kind: 'choices',
      path: 'networks',
      label: 'WIDGET.SOCIAL_BUTTONS.NETWORKS',
      placeholder: 'WIDGET.SOCIAL_BUTTONS.NETWORKS.NONE',
      options: optionsOf('WIDGET.SOCIAL_BUTTONS.NETWORK', SHARE_NETWORKS),
    },
    { kind: 'switch', path: 'has_names', label: 'WIDGET.SOCIAL_BUTTONS.NAMES' },
    {
      kind: 'segmented',
      path: 'shared_page',
      label: 'WIDGET.SOCIAL_BUTTONS.SHARED_PAGE',
      options: optionsOf('WIDGET.SOCIAL_BUTTONS.SHARED_PAGE', SHARED_PAGES),
    },
    {
      kind: 'text',
      path: 'url',
      label: 'WIDGET.SOCIAL_BUTTONS.URL',
      maxLength: MAX_URL,
      when: { path: 'shared_page', is: ['fixed'] },
    },
  ),
  design: designTab(
    {
      layout: [
        {
          kind: 'number',
          path: 'size',
          label: 'WIDGET.SOCIAL_BUTTONS.SIZE',
          ...size,
          min: 12,
          max: 60,
        },
        { kind: 'number', path: 'padding', label: 'WIDGET.OPTION.PADDING_Y', ...size, max: 60 },
        {
          kind: 'number',
          path: 'gap',
          label: 'WIDGET.SOCIAL_BUTTONS.GAP',
          synonyms: 'WIDGET.OPTION_SYNONYMS.GAP',
          ...size,
          max: 100,
        },
      ],
      typography: [
        {
          kind: 'color',
          path: 'color',
          label: 'WIDGET.OPTION.TEXT_COLOR',
          hoverPath: 'hover.color',
          textSelector: 'a',
        },
      ],
      background: [backgroundColorControl],
      border: borderControls(),
      shadow: shadowControls(),
    },
    areaControls,
  ),
  template: {
    properties: {
      spacing: { top: { desktop: 'small' }, bottom: { desktop: 'small' } },
      networks: ['facebook', 'x', 'linkedin', 'whatsapp', 'email'],
    },
  },
  placeholder: { path: 'networks', label: 'WIDGET.SOCIAL_BUTTONS.EMPTY' },
});
