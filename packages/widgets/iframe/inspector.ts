import { keyPart } from '@plinth/i18n';
import {
  areaControls,
  backgroundColorControl,
  borderControls,
  shadowControls,
} from '../kit/inspector/box-controls.ts';
import { optionsOf } from '../kit/inspector/common-groups.ts';
import { defineInspector } from '../kit/inspector/control.ts';
import { contentTab, designTab } from '../kit/inspector/design.ts';
import { FRAME_LOADING, schema } from './schema.ts';

const { sandbox, allow } = schema.properties.shape;

/** One switch for each flag of a property. */
const switches = <const Property extends string, Flag extends string>(
  property: Property,
  flags: readonly Flag[],
) =>
  flags.map((flag) => ({
    kind: 'switch' as const,
    path: `${property}.${flag}`,
    label: `WIDGET.IFRAME.${keyPart(property)}.${keyPart(flag)}` as const,
  }));

export const inspector = defineInspector({
  content: [
    ...contentTab(
      {
        kind: 'frame_url',
        path: 'url',
        label: 'WIDGET.IFRAME.URL',
        help: 'WIDGET.IFRAME.URL_HELP',
      },
      {
        kind: 'text',
        path: 'title',
        label: 'WIDGET.IFRAME.TITLE',
        help: 'WIDGET.IFRAME.TITLE_HELP',
        maxLength: 255,
      },
      {
        kind: 'select',
        path: 'loading',
        label: 'WIDGET.IFRAME.LOADING',
        options: optionsOf('WIDGET.IFRAME.LOADING', FRAME_LOADING),
      },
    ),
    {
      id: 'sandbox',
      label: 'WIDGET.IFRAME.SANDBOX',
      controls: switches('sandbox', sandbox.unwrap().keyof().options),
    },
    {
      id: 'allow',
      label: 'WIDGET.IFRAME.ALLOW',
      controls: switches('allow', allow.unwrap().keyof().options),
    },
  ],
  design: designTab(
    {
      layout: [
        {
          kind: 'length',
          path: 'width',
          label: 'WIDGET.OPTION.WIDTH',
          units: ['%', 'px'],
          perDevice: true,
          isOptional: true,
        },
        {
          kind: 'number',
          path: 'height',
          label: 'WIDGET.OPTION.HEIGHT',
          min: 50,
          max: 3000,
          unit: 'px',
          perDevice: true,
        },
        { kind: 'switch', path: 'is_scrollable', label: 'WIDGET.IFRAME.SCROLLABLE' },
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
  placeholder: { path: 'url', label: 'WIDGET.IFRAME.EMPTY' },
});
