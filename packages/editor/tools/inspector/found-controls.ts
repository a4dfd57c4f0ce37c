import type { Translate } from '@plinth/i18n';
import type { Control } from '@plinth/widgets/inspectors';
import { fuzzyScore, wordScore } from '../../core/search/fuzzy.ts';
import { type TabGroup, withConditions } from './shared-controls.ts';

const HOVER = 'EDITOR.LOOK.HOVER' as const;

/** Everything that a control is found by. */
const textOf = (t: Translate, group: TabGroup, control: Control) => {
  const isForHover = control.hoverPath !== undefined || control.isHoverOnly === true;
  const { label, synonyms, help } = control;
  return [label, group.label, synonyms, help, isForHover ? HOVER : undefined]
    .map((key) => (key === undefined ? '' : t(key)))
    .join(', ');
};

const TEXT_STYLES = [
  'EDITOR.STYLES.TITLE',
  'EDITOR.STYLES.FONT',
  'EDITOR.TEXT.SIZE',
  'EDITOR.TEXT.COLOR',
  'WIDGET.OPTION.FONT_WEIGHT',
  'EDITOR.STYLES.LINE_HEIGHT',
  'EDITOR.STYLES.LETTER_SPACING',
  'EDITOR.STYLES.SYNONYMS',
] as const;

/** Whether a search finds the text styles of a text, which are not controls. */
export const findsTextStyles = (search: string, t: Translate): boolean =>
  wordScore(search, TEXT_STYLES.map((key) => t(key)).join(', ')) !== null;

/**
 * The groups with the controls that a search finds, by their labels, groups, synonyms, and help. Only
 * if none has all its words, as if words were abbreviated or misspelled.
 */
export function foundControls(
  groups: readonly TabGroup[],
  search: string,
  t: Translate,
): readonly TabGroup[] {
  const find = (matches: (group: TabGroup, control: Control) => boolean) =>
    groups
      .map((group) => withConditions(group, (control) => matches(group, control)))
      .filter(({ controls }) => controls.length > 0);
  const found = find((group, control) => wordScore(search, textOf(t, group, control)) !== null);
  return found.length > 0 ? found : find((_, { label }) => fuzzyScore(search, t(label)) !== null);
}
