import type { I18n } from '@plinth/i18n';
import type { DocumentReader, HistoryEntry } from '@plinth/model';
import { stepLabel } from '../steps/step.ts';
import { changedNames } from './step-changes.ts';
import { stepText } from './step-text.ts';

/** Settings that the name of a step lists. */
const MAX_NAMES = 3;

/** Steps whose text doesn't say what they change. */
const EDITS: ReadonlySet<string> = new Set(
  (['CHANGE', 'TEXT_STYLE', 'FIX'] as const).map((step) => stepLabel(step).key),
);

/** “Move Button”, “Edit Text: Padding Top, Locked”. */
export function stepName(
  i18n: Pick<I18n, 't' | 'has'>,
  document: DocumentReader,
  { label, steps }: Pick<HistoryEntry, 'label' | 'steps'>,
): string {
  const step = stepText(i18n, label);
  const names = EDITS.has(label.key) ? changedNames(i18n.t, document, steps) : [];
  if (names.length === 0) return step;
  const listed = names.slice(0, MAX_NAMES).join(', ');
  const value = names.length > MAX_NAMES ? `${listed}…` : listed;
  return i18n.t('EDITOR.STEP_VALUE', { name: step, value });
}
