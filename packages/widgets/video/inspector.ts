import { optionsOf } from '../kit/inspector/common-groups.ts';
import { type Control, defineInspector } from '../kit/inspector/control.ts';
import {
  embedDesign,
  embedInspector,
  embedWidthControl,
  linkedEmbedControls,
} from '../kit/inspector/embed-controls.ts';
import { MAX_SECONDS, VIDEO_RATIOS } from './schema.ts';

const seconds = { kind: 'number', max: MAX_SECONDS, unit: 's', isOptional: true } as const;

const playback: readonly Control[] = [
  {
    kind: 'switch',
    path: 'is_autoplay',
    label: 'WIDGET.VIDEO.AUTOPLAY',
    help: 'WIDGET.VIDEO.AUTOPLAY_HELP',
    when: { path: 'is_click_to_load', is: [false] },
  },
  { kind: 'switch', path: 'is_muted', label: 'WIDGET.VIDEO.MUTED' },
  { kind: 'switch', path: 'is_looped', label: 'WIDGET.VIDEO.LOOPED' },
  { kind: 'switch', path: 'has_controls', label: 'WIDGET.VIDEO.CONTROLS' },
  { ...seconds, path: 'start', label: 'WIDGET.VIDEO.START', min: 0 },
  { ...seconds, path: 'end', label: 'WIDGET.VIDEO.END', min: 1 },
  {
    kind: 'switch',
    path: 'is_private',
    label: 'WIDGET.VIDEO.PRIVATE',
    help: 'WIDGET.VIDEO.PRIVATE_HELP',
  },
];

export const inspector = defineInspector({
  content: [
    {
      id: 'content',
      label: 'WIDGET.GROUP.CONTENT',
      controls: [
        ...linkedEmbedControls({
          of: 'video',
          label: 'WIDGET.VIDEO.URL',
          help: 'WIDGET.VIDEO.URL_HELP',
        }),
      ],
    },
    { id: 'playback', label: 'WIDGET.VIDEO.PLAYBACK', controls: playback },
  ],
  design: embedDesign(
    {
      kind: 'select',
      path: 'ratio',
      label: 'WIDGET.VIDEO.RATIO',
      synonyms: 'WIDGET.OPTION_SYNONYMS.RATIO',
      options: optionsOf('WIDGET.VIDEO.RATIO', VIDEO_RATIOS),
    },
    embedWidthControl,
  ),
  ...embedInspector,
  placeholder: { path: 'url', label: 'WIDGET.VIDEO.EMPTY' },
});
