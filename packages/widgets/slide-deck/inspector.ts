import { optionsOf } from '../kit/inspector/common-groups.ts';
import { defineInspector } from '../kit/inspector/control.ts';
import { contentTab } from '../kit/inspector/design.ts';
import {
  embedDesign,
  embedInspector,
  embedWidthControl,
  linkedEmbedControls,
} from '../kit/inspector/embed-controls.ts';
import { MAX_SLIDE, SLIDE_RATIOS } from './schema.ts';

export const inspector = defineInspector({
  content: contentTab(
    ...linkedEmbedControls({
      of: 'slides',
      label: 'WIDGET.SLIDE_DECK.URL',
      help: 'WIDGET.SLIDE_DECK.URL_HELP',
    }),
    {
      kind: 'number',
      path: 'start_slide',
      label: 'WIDGET.SLIDE_DECK.START',
      min: 1,
      max: MAX_SLIDE,
    },
  ),
  design: embedDesign(
    {
      kind: 'select',
      path: 'ratio',
      label: 'WIDGET.SLIDE_DECK.RATIO',
      synonyms: 'WIDGET.OPTION_SYNONYMS.RATIO',
      options: optionsOf('WIDGET.SLIDE_DECK.RATIO', SLIDE_RATIOS),
    },
    embedWidthControl,
  ),
  ...embedInspector,
  placeholder: { path: 'url', label: 'WIDGET.SLIDE_DECK.EMPTY' },
});
