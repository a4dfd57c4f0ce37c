import type { Translate } from '@plinth/i18n';
import {
  DEVICES,
  type DocumentReader,
  type LinkAction,
  type PropertyValue,
  type Step,
} from '@plinth/model';
import type { SiteContext } from '@plinth/widgets/kit';
import { firstDifference, type Passage } from '../properties/first-difference.ts';
import {
  controlAt,
  type FoundControl,
  fullValueText,
  propertyName,
  valueText,
  valueTextOf,
} from '../properties/readable.ts';
import { plainName } from '../widgets/widget-name.ts';
import { type ChangedValue, changedValues, isLink } from './changed-values.ts';

/** A changed property as text: its name, and the old and new value. */
export type StepChange = {
  readonly name: string;
  /** Null if only the formatting of a text has changed. */
  readonly before: string | null;
  readonly after: string;
};

/** What texts of changes are made with. */
type Words = { readonly t: Translate; readonly site: Pick<SiteContext, 'link' | 'media'> };

/** Changes listed per step. */
const MAX_CHANGES = 3;

/** Characters of a text that is shown whole. */
const MAX_TEXT = 60;

const REFERENCE = /_id$/;

/** The value of a property by what it refers to. */
function valueName(
  { t, site }: Words,
  { path, found }: { readonly path: readonly string[]; readonly found: FoundControl | null },
  value: PropertyValue | undefined,
): string {
  if (isLink(value)) return site.link(value as LinkAction)?.href ?? t('EDITOR.VALUE.NONE');
  if (typeof value === 'number' && REFERENCE.test(path.at(-1) ?? '')) {
    return site.media(value)?.name ?? t('EDITOR.VALUE.NONE');
  }
  return found ? valueTextOf(t, found.control, value) : valueText(t, value);
}

const shown = ({ before, different, after }: Passage): string => before + different + after;

/** Two texts where they first differ. Null unless they are long or differ in formatting only. */
function comparedTexts(
  t: Translate,
  { before, after }: ChangedValue,
): Pick<StepChange, 'before' | 'after'> | null {
  if (typeof before !== 'string' || typeof after !== 'string') return null;
  const [old, now] = [fullValueText(t, before), fullValueText(t, after)];
  if (old === now) return { before: null, after: t('EDITOR.HISTORY_FORMATTING') };
  if (Math.max(old.length, now.length) <= MAX_TEXT) return null;
  const { mine, theirs } = firstDifference(old, now);
  return { before: shown(mine), after: shown(theirs) };
}

function describe(words: Words, widget: string, change: ChangedValue): StepChange {
  const { path, before, after } = change;
  const { t } = words;
  const found = controlAt(widget, path);
  const label = found ? t(found.control.label) : propertyName(t, widget, path[0] ?? '');
  const parts = path
    .slice(found?.depth ?? 1)
    // Desktop is the normal case.
    .filter((part) => part !== DEVICES[0])
    .map((part) => plainName(part.replace(REFERENCE, '')));
  const place = { path, found };
  return {
    name: [label, ...parts].join(' · '),
    ...(comparedTexts(t, change) ?? {
      before: valueName(words, place, before),
      after: valueName(words, place, after),
    }),
  };
}

/** The first changes of a step. Widgets that are gone are left out. */
export const stepChanges = (
  words: Words,
  { nodes }: DocumentReader,
  steps: readonly Step[],
): readonly StepChange[] =>
  changedValues(steps)
    .slice(0, MAX_CHANGES)
    .flatMap((change) => {
      const widget = nodes.get(change.id)?.widget;
      return widget === undefined ? [] : [describe(words, widget, change)];
    });
