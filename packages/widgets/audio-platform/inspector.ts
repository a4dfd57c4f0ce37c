import { optionsOf } from '../kit/inspector/common-groups.ts';
import { type Control, defineInspector } from '../kit/inspector/control.ts';
import {
  embedDesign,
  embedInspector,
  linkedEmbedControls,
} from '../kit/inspector/embed-controls.ts';
import { MAX_HEIGHT, MIN_HEIGHT, PLAYERS } from './schema.ts';

const player: readonly Control[] = [
  {
    kind: 'segmented',
    path: 'player',
    label: 'WIDGET.AUDIO_PLATFORM.PLAYER',
    options: optionsOf('WIDGET.AUDIO_PLATFORM.PLAYER', PLAYERS),
  },
  { kind: 'hex_color', path: 'accent', label: 'WIDGET.AUDIO_PLATFORM.ACCENT' },
  {
    kind: 'switch',
    path: 'is_autoplay',
    label: 'WIDGET.AUDIO_PLATFORM.AUTOPLAY',
    help: 'WIDGET.AUDIO_PLATFORM.AUTOPLAY_HELP',
    when: { path: 'is_click_to_load', is: [true] },
  },
  { kind: 'switch', path: 'has_comments', label: 'WIDGET.AUDIO_PLATFORM.COMMENTS' },
  { kind: 'switch', path: 'has_user', label: 'WIDGET.AUDIO_PLATFORM.USER' },
  { kind: 'switch', path: 'has_reposts', label: 'WIDGET.AUDIO_PLATFORM.REPOSTS' },
  { kind: 'switch', path: 'hides_related', label: 'WIDGET.AUDIO_PLATFORM.HIDE_RELATED' },
];

export const inspector = defineInspector({
  content: [
    {
      id: 'content',
      label: 'WIDGET.GROUP.CONTENT',
      controls: linkedEmbedControls({
        of: 'audio',
        label: 'WIDGET.AUDIO_PLATFORM.URL',
        help: 'WIDGET.AUDIO_PLATFORM.URL_HELP',
      }),
    },
    { id: 'player', label: 'WIDGET.AUDIO_PLATFORM.PLAYER', controls: player },
  ],
  design: embedDesign({
    kind: 'number',
    path: 'height',
    label: 'WIDGET.OPTION.HEIGHT',
    min: MIN_HEIGHT,
    max: MAX_HEIGHT,
    unit: 'px',
    isOptional: true,
    perDevice: true,
  }),
  ...embedInspector,
  placeholder: { path: 'url', label: 'WIDGET.AUDIO_PLATFORM.EMPTY' },
});
