import { boxControls } from '../kit/inspector/box-controls.ts';
import { optionsOf } from '../kit/inspector/common-groups.ts';
import { defineInspector } from '../kit/inspector/control.ts';
import { contentTab, designTab } from '../kit/inspector/design.ts';
import { ROW_LAYOUTS, ROW_STACKS, ROW_VERTICAL_ALIGNS } from './schema.ts';

const column = { widget: 'column', properties: { width: 6 } };

export const inspector = defineInspector({
  content: contentTab(
    { kind: 'columns', path: '', label: 'WIDGET.ROW.COLUMNS' },
    {
      kind: 'select',
      path: 'stack',
      label: 'WIDGET.ROW.STACK',
      help: 'WIDGET.ROW.STACK_HELP',
      options: optionsOf('WIDGET.ROW.STACK', ROW_STACKS),
    },
    { kind: 'switch', path: 'is_reversed', label: 'WIDGET.ROW.REVERSED' },
  ),
  design: designTab(boxControls, {
    layout: [
      {
        kind: 'segmented',
        path: 'layout',
        label: 'WIDGET.ROW.LAYOUT',
        options: optionsOf('WIDGET.ROW.LAYOUT', ROW_LAYOUTS),
      },
      {
        kind: 'switch',
        path: 'has_gutter',
        label: 'WIDGET.ROW.GUTTER',
        synonyms: 'WIDGET.OPTION_SYNONYMS.GAP',
      },
      {
        kind: 'segmented',
        path: 'vertical_align',
        label: 'WIDGET.OPTION.VERTICAL_ALIGN',
        options: optionsOf('WIDGET.VERTICAL_ALIGN', ROW_VERTICAL_ALIGNS),
      },
      { kind: 'switch', path: 'is_equal_height', label: 'WIDGET.ROW.EQUAL_HEIGHT' },
    ],
  }),
  purpose: 'WIDGET.ROW.PURPOSE',
  template: {
    properties: { spacing: { top: { desktop: 'small' }, bottom: { desktop: 'small' } } },
    children: [column, column],
  },
});
