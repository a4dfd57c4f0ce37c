import type { WidgetChecks, WidgetProblem } from '../kit/checks.ts';
import type { ButtonProperties } from './schema.ts';

const UNLINKED: WidgetProblem = {
  kind: 'link',
  text: 'WIDGET.BUTTON.CHECK.UNLINKED',
  isUnfilled: true,
  repairs: [{ kind: 'edit', path: 'link', label: 'WIDGET.BUTTON.REPAIR.LINK' }],
};

const UNLABELED: WidgetProblem = {
  kind: 'content',
  text: 'WIDGET.BUTTON.CHECK.UNLABELED',
  isUnfilled: true,
  repairs: [{ kind: 'edit', path: 'label', label: 'WIDGET.BUTTON.REPAIR.LABEL' }],
};

/** Buttons without a link or a label. */
export const checks: WidgetChecks<ButtonProperties> = {
  find: ({ properties: { link, label } }) => [
    ...(link.action === 'none' ? [UNLINKED] : []),
    ...(label.trim() === '' ? [UNLABELED] : []),
  ],
  tapPaddingPath: 'padding_y',
};
