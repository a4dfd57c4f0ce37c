import { boxControls } from '../kit/inspector/box-controls.ts';
import { optionsOf } from '../kit/inspector/common-groups.ts';
import { defineInspector } from '../kit/inspector/control.ts';
import { designTab } from '../kit/inspector/design.ts';
import { BLOCK_LAYOUTS } from './schema.ts';

export const inspector = defineInspector({
  content: [],
  design: designTab(boxControls, {
    layout: [
      {
        kind: 'segmented',
        path: 'layout',
        label: 'WIDGET.BLOCK.LAYOUT',
        options: optionsOf('WIDGET.BLOCK.LAYOUT', BLOCK_LAYOUTS),
      },
      { kind: 'switch', path: 'has_side_indents', label: 'WIDGET.BLOCK.SIDE_INDENTS' },
    ],
  }),
  purpose: 'WIDGET.BLOCK.PURPOSE',
  template: {
    properties: { spacing: { top: { desktop: 'medium' }, bottom: { desktop: 'medium' } } },
  },
  withoutControl: ['source'],
});
