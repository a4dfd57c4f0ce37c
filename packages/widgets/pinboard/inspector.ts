import { defineInspector } from '../kit/inspector/control.ts';
import { contentTab } from '../kit/inspector/design.ts';
import {
  embedDesign,
  embedInspector,
  linkedEmbedControls,
} from '../kit/inspector/embed-controls.ts';
import { BOARD_HEIGHT, BOARD_WIDTH, ITEM_WIDTH } from './schema.ts';

const limits = ({ min, max }: { readonly min: number; readonly max: number }) =>
  ({ kind: 'number', unit: 'px', min, max }) as const;

export const inspector = defineInspector({
  content: contentTab(
    ...linkedEmbedControls({
      of: 'pinboard',
      label: 'WIDGET.PINBOARD.URL',
      help: 'WIDGET.PINBOARD.URL_HELP',
    }),
  ),
  design: embedDesign(
    {
      ...limits(ITEM_WIDTH),
      path: 'item_width',
      label: 'WIDGET.PINBOARD.ITEM_WIDTH',
      help: 'WIDGET.PINBOARD.SIZE_HELP',
    },
    { ...limits(BOARD_WIDTH), path: 'board_width', label: 'WIDGET.PINBOARD.BOARD_WIDTH' },
    { ...limits(BOARD_HEIGHT), path: 'board_height', label: 'WIDGET.PINBOARD.BOARD_HEIGHT' },
  ),
  ...embedInspector,
  placeholder: { path: 'url', label: 'WIDGET.PINBOARD.EMPTY' },
});
