import {
  areaControls,
  backgroundColorControl,
  borderControls,
  shadowControls,
} from '../kit/inspector/box-controls.ts';
import { optionsOf } from '../kit/inspector/common-groups.ts';
import { defineInspector } from '../kit/inspector/control.ts';
import { contentTab, designTab } from '../kit/inspector/design.ts';
import { PLAYER_RATIOS } from './schema.ts';

export const inspector = defineInspector({
  content: contentTab(
    {
      kind: 'media',
      path: 'file_id',
      label: 'WIDGET.VIDEO_PLAYER.FILE',
      help: 'WIDGET.VIDEO_PLAYER.FILE_HELP',
      accepts: 'mp4',
    },
    {
      kind: 'media',
      path: 'poster_id',
      label: 'WIDGET.VIDEO_PLAYER.POSTER',
      help: 'WIDGET.VIDEO_PLAYER.POSTER_HELP',
      accepts: 'image',
    },
    {
      kind: 'text',
      path: 'title',
      label: 'WIDGET.VIDEO_PLAYER.TITLE',
      help: 'WIDGET.VIDEO_PLAYER.TITLE_HELP',
      maxLength: 255,
    },
    {
      kind: 'switch',
      path: 'is_autoplay',
      label: 'WIDGET.VIDEO_PLAYER.AUTOPLAY',
      help: 'WIDGET.VIDEO_PLAYER.AUTOPLAY_HELP',
    },
    { kind: 'switch', path: 'is_looped', label: 'WIDGET.VIDEO_PLAYER.LOOPED' },
    {
      kind: 'switch',
      path: 'has_controls',
      label: 'WIDGET.VIDEO_PLAYER.CONTROLS',
      help: 'WIDGET.VIDEO_PLAYER.CONTROLS_HELP',
    },
    {
      kind: 'switch',
      path: 'has_fullscreen',
      label: 'WIDGET.VIDEO_PLAYER.FULLSCREEN',
      when: { path: 'has_controls', is: [true] },
    },
  ),
  design: designTab(
    {
      layout: [
        {
          kind: 'select',
          path: 'ratio',
          label: 'WIDGET.VIDEO_PLAYER.RATIO',
          synonyms: 'WIDGET.OPTION_SYNONYMS.RATIO',
          options: optionsOf('WIDGET.VIDEO_PLAYER.RATIO', PLAYER_RATIOS),
        },
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
  placeholder: { path: 'file_id', label: 'WIDGET.VIDEO_PLAYER.EMPTY' },
});
