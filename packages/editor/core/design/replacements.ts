import type { Properties } from '@plinth/model';
import type { ReplacedPresets, Replacements } from '../ports/design/stored-design.ts';
import { checksum } from './checksum.ts';

/** What takes the place of deleted text styles and presets, as properties of the design's root. */
type ReplacedRecords = {
  readonly text_styles?: Replacements;
  readonly presets?: ReplacedPresets;
};

type Replaced = {
  readonly class_name: string;
  readonly replacement: string;
  /** Of presets. */
  readonly widget_name?: string;
};

const PREFIX = 'replaced_';

/** Readable, and of at most 64 characters; the checksum keeps similar names apart. */
const nameOf = (...parts: readonly string[]): string => {
  const readable = `${PREFIX}${parts.join('_')}`.replaceAll('-', '_');
  return `${readable.slice(0, 56)}_${checksum(parts.join(' '))}`;
};

const propertyOf = (replaced: Replaced): readonly [string, Replaced] => {
  const { widget_name, class_name } = replaced;
  const parts = widget_name === undefined ? ['style'] : ['preset', widget_name];
  return [nameOf(...parts, class_name), replaced];
};

/** One property for each deleted record, so that what was deleted in two tabs merges. */
export const replacementProperties = ({
  text_styles = {},
  presets = {},
}: ReplacedRecords): Properties =>
  Object.fromEntries([
    ...Object.entries(text_styles).map(([class_name, replacement]) =>
      propertyOf({ class_name, replacement }),
    ),
    ...Object.entries(presets).flatMap(([widget_name, replaced]) =>
      Object.entries(replaced).map(([class_name, replacement]) =>
        propertyOf({ class_name, replacement, widget_name }),
      ),
    ),
  ]);

/** The inverse of `replacementProperties`, besides other properties. */
export function replacementsIn(properties: Properties): Required<ReplacedRecords> {
  const text_styles: { [class_name: string]: string } = {};
  const presets: { [widget: string]: { [class_name: string]: string } } = {};
  for (const [name, value] of Object.entries(properties)) {
    if (!name.startsWith(PREFIX)) continue;
    const { class_name, replacement, widget_name } = value as Replaced;
    if (widget_name === undefined) text_styles[class_name] = replacement;
    else presets[widget_name] = { ...presets[widget_name], [class_name]: replacement };
  }
  return { text_styles, presets };
}

/** The replacements to add for a record that is deleted; it no longer replaces others itself. */
export const addedReplacements = (
  replaced: Replacements,
  { class_name }: { readonly class_name: string },
  replacement: string,
): Replacements => {
  const others = Object.keys(replaced).filter((name) => replaced[name] === class_name);
  return Object.fromEntries([...others, class_name].map((name) => [name, replacement]));
};

type Sides = {
  readonly mine: Replacements;
  readonly stored: Replacements;
  /** What exists. */
  readonly current: readonly { readonly class_name: string }[];
};

/** What deletions replace, and undone ones restore, since the last save. */
export function replacementChanges({ mine, stored, current }: Sides) {
  const remains = (name: string): boolean => current.some(({ class_name }) => class_name === name);
  const added = Object.entries(mine).filter(
    ([name, next]) => stored[name] !== next && remains(next),
  );
  return {
    replacements: Object.fromEntries(added),
    restored: Object.keys(stored).filter((name) => stored[name] !== mine[name]),
  };
}
