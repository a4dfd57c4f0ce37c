import type { WidgetChecks, WidgetProblem } from '../kit/checks.ts';
import type { AccordionItemProperties } from './schema.ts';

const UNTITLED: WidgetProblem = {
  kind: 'content',
  text: 'WIDGET.ACCORDION_ITEM.CHECK.UNTITLED',
  isUnfilled: true,
  repairs: [{ kind: 'edit', path: 'title', label: 'WIDGET.ACCORDION_ITEM.REPAIR.TITLE' }],
};

const EMPTY: WidgetProblem = {
  kind: 'content',
  text: 'WIDGET.ACCORDION_ITEM.CHECK.EMPTY',
  isUnfilled: true,
  repairs: [{ kind: 'edit', path: '', label: 'WIDGET.ACCORDION_ITEM.REPAIR.ITEMS' }],
};

/** Items without a title, or with nothing to open. */
export const checks: WidgetChecks<AccordionItemProperties> = {
  find: ({ properties: { title }, isBlank }) => [
    ...(title.trim() === '' ? [UNTITLED] : []),
    ...(isBlank() ? [EMPTY] : []),
  ],
};
