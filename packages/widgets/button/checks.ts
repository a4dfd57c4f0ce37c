import { linkedFact } from '@plinth/model';
import type { WidgetChecks, WidgetProblem } from '../kit/checks.ts';
import type { ButtonProperties } from './schema.ts';

const UNLINKED: WidgetProblem = {
  kind: 'link',
  text: 'WIDGET.BUTTON.CHECK.UNLINKED',
  repairs: [{ kind: 'edit', path: 'link', label: 'WIDGET.BUTTON.REPAIR.LINK' }],
};

const UNLABELED: WidgetProblem = {
  kind: 'content',
  text: 'WIDGET.BUTTON.CHECK.UNLABELED',
  repairs: [{ kind: 'edit', path: 'label', label: 'WIDGET.BUTTON.REPAIR.LABEL' }],
};

/** Shown in the editor only, because the site doesn't have what it links to. */
const HIDDEN: WidgetProblem = {
  kind: 'link',
  text: 'WIDGET.BUTTON.CHECK.HIDDEN',
  repairs: [{ kind: 'edit', path: 'link', label: 'WIDGET.BUTTON.REPAIR.CHANGE_LINK' }],
};

/** Buttons without a link, without a label, or hidden from visitors. */
export const checks: WidgetChecks<ButtonProperties> = {
  find: ({ properties: { link, label }, fact }) => {
    const linked = linkedFact(link);
    return [
      ...(link.action === 'none' ? [UNLINKED] : []),
      ...(linked !== null && (fact(linked)?.isMissing ?? true) ? [HIDDEN] : []),
      ...(label.trim() === '' ? [UNLABELED] : []),
    ];
  },
  tapPaddingPath: 'padding_y',
};
