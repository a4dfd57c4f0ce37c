import {
  areaControls,
  backgroundColorControl,
  borderControls,
  shadowControls,
} from '../kit/inspector/box-controls.ts';
import { defineInspector } from '../kit/inspector/control.ts';
import { contentTab, designTab } from '../kit/inspector/design.ts';
import { MAX_TITLE } from './schema.ts';

export const inspector = defineInspector({
  content: contentTab(
    {
      kind: 'media',
      path: 'file_id',
      label: 'WIDGET.AUDIO_PLAYER.FILE',
      help: 'WIDGET.AUDIO_PLAYER.FILE_HELP',
      accepts: 'mp3',
    },
    {
      kind: 'text',
      path: 'title',
      label: 'WIDGET.AUDIO_PLAYER.TITLE',
      help: 'WIDGET.AUDIO_PLAYER.TITLE_HELP',
      maxLength: MAX_TITLE,
    },
    { kind: 'switch', path: 'is_looped', label: 'WIDGET.AUDIO_PLAYER.LOOPED' },
    { kind: 'switch', path: 'has_stop_button', label: 'WIDGET.AUDIO_PLAYER.STOP_BUTTON' },
    { kind: 'switch', path: 'has_loop_button', label: 'WIDGET.AUDIO_PLAYER.LOOP_BUTTON' },
  ),
  design: designTab(
    {
      layout: [
        {
          kind: 'slider',
          path: 'width',
          label: 'WIDGET.OPTION.WIDTH',
          synonyms: 'WIDGET.OPTION_SYNONYMS.WIDTH',
          min: 10,
          max: 100,
          unit: '%',
          perDevice: true,
        },
        {
          kind: 'number',
          path: 'padding',
          label: 'WIDGET.AUDIO_PLAYER.PADDING',
          min: 0,
          max: 100,
          unit: 'px',
          isOptional: true,
        },
      ],
      typography: [
        {
          kind: 'color',
          path: 'color',
          label: 'WIDGET.AUDIO_PLAYER.COLOR',
          hoverPath: 'hover.color',
          textSelector: '.moto-audio figcaption',
        },
        {
          kind: 'color',
          path: 'button_color',
          label: 'WIDGET.AUDIO_PLAYER.BUTTON_COLOR',
          hoverPath: 'hover.button_color',
        },
      ],
      background: [
        backgroundColorControl,
        {
          kind: 'color',
          path: 'button_background_color',
          label: 'WIDGET.AUDIO_PLAYER.BUTTON_BACKGROUND',
          hoverPath: 'hover.button_background_color',
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
  texts: [{ path: 'title', kind: 'text' }],
  placeholder: { path: 'file_id', label: 'WIDGET.AUDIO_PLAYER.EMPTY' },
});
