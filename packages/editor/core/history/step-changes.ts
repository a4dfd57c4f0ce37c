import { keyPart, type Translate } from '@plinth/i18n';
import {
  DEVICES,
  type Device,
  type DocumentNode,
  type DocumentReader,
  type LinkAction,
  type PropertyValue,
  type Step,
} from '@plinth/model';
import type { SiteContext } from '@plinth/widgets/kit';
import { textKind } from '../commands/edit-inline-text.ts';
import { colorName } from '../design/color-name.ts';
import { formatName } from '../design/design-name.ts';
import { DESIGN_KIND, designNodes, presetOf } from '../design/design-tree.ts';
import {
  controlAt,
  type FoundControl,
  fullValueText,
  propertyName,
  valueText,
  valueTextOf,
} from '../design/readable.ts';
import { firstDifference, type Passage } from '../properties/first-difference.ts';
import { formatDifference } from '../properties/format-difference.ts';
import { spacingText } from '../properties/spacing-text.ts';
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
export type ChangeWords = {
  readonly t: Translate;
  readonly site: Pick<SiteContext, 'data' | 'link' | 'media'>;
};

/** The same, with the names of the site's presets by widget and class. */
type Place = ChangeWords & {
  readonly presetName: (value: PropertyValue | undefined) => string | null;
};

/** Changes listed per step: as many as a spacing has sides. */
const MAX_CHANGES = 4;

/** Characters of a text that is shown whole. */
const MAX_TEXT = 60;

/** A passage of a longer text is about as long as one that is shown whole. */
const LIMITS = { context: 16, different: 28 };

const REFERENCE = /_id$/;
const COLOR = /color$/;

/** A menu by its items, which the page has loaded; its name would have to be requested. */
function menuName({ t, site }: ChangeWords, id: number): string {
  const items = site.data({ source: 'menu', id })?.items ?? [];
  return items.map(({ label }) => label).join(', ') || t('EDITOR.VALUE.SELECTED');
}

/** The value of a property by what it refers to. */
function valueName(
  { t, site, presetName }: Place,
  { path, found }: { readonly path: readonly string[]; readonly found: FoundControl | null },
  value: PropertyValue | undefined,
): string {
  const last = path.at(-1) ?? '';
  if (isLink(value)) return site.link(value as LinkAction)?.href ?? t('EDITOR.VALUE.NONE');
  if (typeof value === 'number' && found?.control.kind === 'menu') {
    return menuName({ t, site }, value);
  }
  if (typeof value === 'number' && REFERENCE.test(last)) {
    return site.media(value)?.name ?? t('EDITOR.VALUE.NONE');
  }
  if (typeof value === 'string' && value !== '' && COLOR.test(last)) return colorName(t, value);
  if (found?.control.kind === 'preset') return presetName(value) ?? valueText(t, value);
  if (found?.control.kind === 'spacing') {
    const size = spacingText(t, value);
    if (size !== null) return size;
  }
  return found ? valueTextOf(t, found.control, value) : valueText(t, value);
}

const shown = ({ before, different, after }: Passage): string => before + different + after;

/** “Text color, Bold changed”, or “formatting changed” if only other words have the same formats. */
function formattingText(t: Translate, before: string, after: string): string {
  const formats = formatDifference(before, after).map((format) => t(format));
  return formats.length === 0
    ? t('EDITOR.HISTORY_FORMATTING')
    : t('EDITOR.HISTORY_FORMATS', { formats: formats.join(', ') });
}

const isText = (value: PropertyValue | undefined): boolean =>
  typeof value === 'string' || Array.isArray(value);

/**
 * Two texts, or lists, where they first differ. Null unless they are long or differ in formatting
 * only.
 */
function comparedTexts(
  t: Translate,
  { before, after }: ChangedValue,
): Pick<StepChange, 'before' | 'after'> | null {
  if (!isText(before) && !isText(after)) return null;
  const [old, now] = [fullValueText(t, before), fullValueText(t, after)];
  if (old === now && typeof before === 'string' && typeof after === 'string')
    return { before: null, after: formattingText(t, before, after) };
  if (Math.max(old.length, now.length) <= MAX_TEXT) return null;
  const { mine, theirs } = firstDifference(old, now, LIMITS);
  return { before: shown(mine), after: shown(theirs) };
}

/** The name of a widget's preset, as it was typed. */
function presetNameIn(
  document: DocumentReader,
  widget: string,
  value: PropertyValue | undefined,
): string | null {
  const presets = designNodes(document, 'preset').map(presetOf);
  const found = presets.find((each) => each.widget_name === widget && each.class_name === value);
  return found?.name ?? null;
}

const isDevice = (name: string): name is Device => DEVICES.some((device) => device === name);

const partName = (t: Translate, part: string): string =>
  isDevice(part) ? t(`COMMON.DEVICE.${keyPart(part)}`) : plainName(part.replace(REFERENCE, ''));

/** A changed value of a preset as one of the widget that the preset is for. */
function asOfWidget(node: DocumentNode, change: ChangedValue): readonly [string, ChangedValue] {
  const { widget, properties } = node;
  if (widget !== DESIGN_KIND.preset || change.path[0] !== 'style') return [widget, change];
  return [String(properties.widget_name), { ...change, path: change.path.slice(1) }];
}

type Path = ChangedValue['path'];

/** “Padding” */
function settingName(t: Translate, widget: string, path: Path): string {
  const [property = '', role] = path;
  if (widget === DESIGN_KIND.colors && property === 'roles' && role) return colorName(t, role);
  const format = widget === DESIGN_KIND.textStyle ? formatName(t, role ?? '') : null;
  const found = controlAt(widget, path);
  return format ?? (found ? t(found.control.label) : propertyName(t, widget, property));
}

/** “Padding · Top · Mobile” */
function changeName(t: Translate, widget: string, path: Path): string {
  const [property, role = ''] = path;
  const label = settingName(t, widget, path);
  if (widget === DESIGN_KIND.colors && property === 'roles') return label;
  const isFormat = widget === DESIGN_KIND.textStyle && formatName(t, role) !== null;
  const parts = (isFormat ? path.slice(0, 1) : path.slice(controlAt(widget, path)?.depth ?? 1))
    // Desktop is the normal case.
    .filter((part) => part !== DEVICES[0])
    .map((part) => partName(t, part));
  return [label, ...parts].join(' · ');
}

function describe(words: Place, node: DocumentNode, changed: ChangedValue): StepChange {
  const [widget, change] = asOfWidget(node, changed);
  const { path, before, after } = change;
  const { t } = words;
  const place = { path, found: controlAt(widget, path) };
  return {
    name: changeName(t, widget, path),
    ...(comparedTexts(t, change) ?? {
      before: valueName(words, place, before),
      after: valueName(words, place, after),
    }),
  };
}

/** Changed values as text. Those of widgets that are gone are left out. */
export const changesAsText = (
  words: ChangeWords,
  { nodes }: DocumentReader,
  changes: readonly ChangedValue[],
): readonly StepChange[] =>
  changes.flatMap((change) => {
    const node = nodes.get(change.id);
    if (!node) return [];
    const presetName = (value: PropertyValue | undefined) =>
      presetNameIn({ nodes }, node.widget, value);
    return [describe({ ...words, presetName }, node, change)];
  });

/** The first changes of a step. A text whose markup adapts to an added widget isn't one. */
export function stepChanges(
  words: ChangeWords,
  document: DocumentReader,
  steps: readonly Step[],
): readonly StepChange[] {
  const changes = changesAsText(words, document, changedValues(steps).slice(0, MAX_CHANGES));
  const isAdding = steps.some(({ action }) => action.type === 'createWidget');
  return isAdding ? changes.filter(({ before }) => before !== null) : changes;
}

/**
 * Names of what steps changed, once each: settings, and formats of texts. Writing is left out, which
 * is what editing a text means without a name.
 */
export function changedNames(
  t: Translate,
  { nodes }: DocumentReader,
  steps: readonly Step[],
): readonly string[] {
  const names = changedValues(steps).flatMap((changed) => {
    const node = nodes.get(changed.id);
    if (!node) return [];
    const [widget, { path, before, after }] = asOfWidget(node, changed);
    const isText = textKind(widget, path.join('.')) !== undefined;
    if (!isText) return [settingName(t, widget, path)];
    const isSame = fullValueText(t, before) === fullValueText(t, after);
    return isSame ? formatDifference(String(before), String(after)).map((key) => t(key)) : [];
  });
  return [...new Set(names)];
}
