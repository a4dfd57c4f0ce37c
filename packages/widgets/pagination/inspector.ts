import { frameControls } from '../kit/inspector/box-controls.ts';
import { defineInspector } from '../kit/inspector/control.ts';
import { contentTab, designTab } from '../kit/inspector/design.ts';
import { wholeFontControls } from '../kit/inspector/font-controls.ts';
import { NUMBERS } from './schema.ts';

const withNumbers = { path: 'has_numbers', is: [true] };
const withNeighbors = { path: 'has_neighbors', is: [true] };

export const inspector = defineInspector({
  content: contentTab(
    {
      kind: 'topic',
      path: 'topic',
      label: 'WIDGET.PAGINATION.TOPIC',
      help: 'WIDGET.PAGINATION.TOPIC_HELP',
    },
    { kind: 'switch', path: 'has_numbers', label: 'WIDGET.PAGINATION.HAS_NUMBERS' },
    {
      kind: 'slider',
      path: 'numbers',
      label: 'WIDGET.PAGINATION.NUMBERS',
      ...NUMBERS,
      when: withNumbers,
    },
    { kind: 'switch', path: 'has_neighbors', label: 'WIDGET.PAGINATION.HAS_NEIGHBORS' },
    {
      kind: 'text',
      path: 'previous_label',
      label: 'WIDGET.PAGINATION.PREVIOUS_LABEL',
      placeholder: 'VISITOR.PAGINATION.PREVIOUS',
      maxLength: 50,
      when: withNeighbors,
    },
    {
      kind: 'text',
      path: 'next_label',
      label: 'WIDGET.PAGINATION.NEXT_LABEL',
      placeholder: 'VISITOR.PAGINATION.NEXT',
      maxLength: 50,
      when: withNeighbors,
    },
    { kind: 'switch', path: 'has_ends', label: 'WIDGET.PAGINATION.HAS_ENDS' },
  ),
  design: designTab(
    {
      layout: [
        {
          kind: 'number',
          path: 'gap',
          label: 'WIDGET.PAGINATION.GAP',
          synonyms: 'WIDGET.OPTION_SYNONYMS.GAP',
          min: 0,
          max: 100,
          unit: 'px',
          isOptional: true,
        },
      ],
      typography: [
        ...wholeFontControls(),
        {
          kind: 'color',
          path: 'text_color',
          label: 'WIDGET.OPTION.TEXT_COLOR',
          textSelector: 'a',
        },
        {
          kind: 'color',
          path: 'active_color',
          label: 'WIDGET.PAGINATION.ACTIVE_COLOR',
          textSelector: 'a[aria-current]',
        },
      ],
      background: [
        {
          kind: 'color',
          path: 'active_background',
          label: 'WIDGET.PAGINATION.ACTIVE_BACKGROUND',
        },
        {
          kind: 'color',
          path: 'hover_background',
          label: 'WIDGET.OPTION.HOVER_BACKGROUND',
          isHoverOnly: true,
        },
      ],
      border: [
        {
          kind: 'number',
          path: 'radius',
          label: 'WIDGET.PAGINATION.RADIUS',
          synonyms: 'WIDGET.OPTION_SYNONYMS.RADIUS',
          min: 0,
          max: 100,
          unit: 'px',
          isOptional: true,
        },
      ],
    },
    frameControls,
  ),
  template: { properties: { spacing: { top: { desktop: 'medium' } } } },
  purpose: 'WIDGET.PAGINATION.PURPOSE',
});
