import { RpcError } from '@plinth/contract';
import {
  type ColorTheme,
  DEFAULT_PRESET,
  documentReferences,
  groupIssues,
  hasMoreColor,
  type MoreColorUse,
  mapDocumentReferences,
  missingColors,
  moreColorUses,
  type StyleType,
  type Target,
  type WidgetLookup,
  type WidgetNode,
  withoutMoreColors,
} from '@plinth/model';
import type { Reader } from '../storage/database/store.ts';

/** The kinds of styles that documents refer to by class, with the key of a missing one. */
const MISSING = {
  text_style: 'styleNotFound',
  background_style: 'backgroundNotFound',
  preset: 'presetNotFound',
} as const;
type Kind = keyof typeof MISSING;

type StyleUse = { readonly kind: Kind; readonly name: string; readonly path: string };

const isStyle = (kind: string): kind is Kind => Object.hasOwn(MISSING, kind);

const keyOf = ({ kind, name }: Omit<StyleUse, 'path'>): string => `${kind} ${name}`;

const presetName = (widget: string, class_name: string): string => `${widget} ${class_name}`;

/** A style that a widget refers to. Presets have the name of their widget before their own. */
const styleUse = ({ widget }: WidgetNode, kind: Kind, id: Target): Omit<StyleUse, 'path'> => ({
  kind,
  name: kind === 'preset' ? presetName(widget, String(id)) : String(id),
});

/** What documents are read and checked with. */
export type StyledSite = {
  readonly lookup: WidgetLookup;
  readonly readColors: (db: Reader) => Promise<Pick<ColorTheme, 'more'>>;
};

/** The styles that a document uses. */
function usedStyles(tree: WidgetNode, lookup: WidgetLookup, at = ''): readonly StyleUse[] {
  const own = documentReferences({ ...tree, children: [] }, lookup).flatMap(({ kind, id, path }) =>
    isStyle(kind) ? [{ ...styleUse(tree, kind, id), path }] : [],
  );
  return [
    ...own.map((use) => ({ ...use, path: `${at}${use.path}` })),
    ...tree.children.flatMap((child, index) =>
      usedStyles(child, lookup, `${at}children.${index}.`),
    ),
  ];
}

/** The custom colors that a document uses. */
const usedColors = (tree: WidgetNode, at = ''): readonly MoreColorUse[] => [
  ...moreColorUses(tree.properties, `${at}properties`),
  ...tree.children.flatMap((child, index) => usedColors(child, `${at}children.${index}.`)),
];

async function readClasses(db: Reader, type: StyleType): Promise<readonly string[]> {
  const rows = await db.selectFrom('style').select('class_name').where('type', '=', type).execute();
  return rows.map(({ class_name }) => class_name);
}

/** Reads the names of all styles of a kind. */
const READERS: {
  readonly [K in Kind]: (db: Reader) => Promise<readonly string[]>;
} = {
  text_style: (db) => readClasses(db, 'text'),
  background_style: async (db) => {
    const rows = await db.selectFrom('background').select('class_name').execute();
    return [...rows.map(({ class_name }) => class_name), ...(await readClasses(db, 'background'))];
  },
  preset: async (db) => {
    const rows = await db.selectFrom('preset').select(['widget_name', 'class_name']).execute();
    return rows.map(({ widget_name, class_name }) => presetName(widget_name, class_name));
  },
};

const isDefault = ({ kind, name }: StyleUse): boolean =>
  kind === 'preset' && name.endsWith(` ${DEFAULT_PRESET}`);

type Missing = {
  readonly uses: readonly StyleUse[];
  readonly known?: ReadonlySet<string>;
};

/** The uses of styles that don't exist and aren't known. */
async function findMissing(db: Reader, { uses, known }: Missing): Promise<readonly StyleUse[]> {
  const wanted = uses.filter((use) => !isDefault(use) && !known?.has(keyOf(use)));
  const found = new Set<string>();
  for (const kind of new Set(wanted.map((use) => use.kind)))
    for (const name of await READERS[kind](db)) found.add(keyOf({ kind, name }));
  return wanted.filter((use) => !found.has(keyOf(use)));
}

/** A design that isn't the site's. */
export type OtherDesign = {
  readonly styles: readonly { readonly type: StyleType; readonly class_name: string }[];
  readonly presets: readonly { readonly widget_name: string; readonly class_name: string }[];
  readonly backgrounds: readonly { readonly class_name: string }[];
  readonly colors: Pick<ColorTheme, 'more'>;
};

/** The names of all styles of a design, as `READERS` reads those of the site. */
function stylesOf({ styles, presets, backgrounds }: OtherDesign): ReadonlySet<string> {
  const classes = (type: StyleType) =>
    styles.filter((style) => style.type === type).map(({ class_name }) => class_name);
  const names: { readonly [K in Kind]: readonly string[] } = {
    text_style: classes('text'),
    background_style: [
      ...backgrounds.map(({ class_name }) => class_name),
      ...classes('background'),
    ],
    preset: presets.map(({ widget_name, class_name }) => presetName(widget_name, class_name)),
  };
  return new Set(
    (Object.keys(names) as Kind[]).flatMap((kind) =>
      names[kind].map((name) => keyOf({ kind, name })),
    ),
  );
}

/** Where a document uses a text style, background, preset, or custom color that its design lacks. */
export function missingInDesign(
  document: WidgetNode,
  design: OtherDesign,
  lookup: WidgetLookup,
): readonly string[] {
  const known = stylesOf(design);
  const styles = usedStyles(document, lookup).filter(
    (use) => !isDefault(use) && !known.has(keyOf(use)),
  );
  return [...styles, ...missingColors(usedColors(document), design)].map(({ path }) => path);
}

/** A document without the custom colors that don't exist on the site. */
async function withoutMissingColors(
  db: Reader,
  document: WidgetNode,
  { lookup, readColors }: StyledSite,
): Promise<WidgetNode> {
  if (usedColors(document).length === 0) return document;
  const colors = await readColors(db);
  const without = ({ properties, children, ...node }: WidgetNode): WidgetNode => {
    const schema = lookup(node.widget)?.properties;
    const isGone = (number: number) => !hasMoreColor(colors, number);
    return {
      ...node,
      properties: schema ? withoutMoreColors(schema, properties, isGone) : properties,
      children: children.map(without),
    };
  };
  return without(document);
}

/**
 * A document without the text styles, backgrounds, presets, and custom colors that don't exist on
 * the site.
 */
export async function withoutMissingStyles(
  db: Reader,
  document: WidgetNode,
  site: StyledSite,
): Promise<WidgetNode> {
  const { lookup } = site;
  const missing = new Set(
    (await findMissing(db, { uses: usedStyles(document, lookup) })).map(keyOf),
  );
  const without = (node: WidgetNode): WidgetNode => ({
    ...mapDocumentReferences({ ...node, children: [] }, lookup, ({ kind, id }) => {
      const use = isStyle(kind) && styleUse(node, kind, id);
      return use && missing.has(keyOf(use)) ? null : id;
    }),
    children: node.children.map(without),
  });
  const styled = missing.size === 0 ? document : without(document);
  return withoutMissingColors(db, styled, site);
}

export type StyleChange = {
  readonly after: WidgetNode;
  /** The document that is stored already. Its styles may have been deleted since. */
  readonly before: WidgetNode | undefined;
  readonly site: StyledSite;
  /** Prefix of every path in errors. */
  readonly path: string;
};

/**
 * Throws `VALIDATION` with the path of every text style, background, preset, and custom color that
 * the document didn't use before and that doesn't exist.
 */
export async function checkStylesExist(
  db: Reader,
  { after, before, site, path }: StyleChange,
): Promise<void> {
  const { lookup, readColors } = site;
  const known = new Set(before ? usedStyles(before, lookup).map(keyOf) : []);
  const missing = await findMissing(db, { uses: usedStyles(after, lookup), known });
  const colors = usedColors(after);
  const issues = [
    ...missing.map((use) => ({ path: use.path, key: MISSING[use.kind] })),
    ...(colors.length === 0
      ? []
      : missingColors(colors, {
          colors: await readColors(db),
          before: before ? usedColors(before) : [],
        })),
  ];
  if (issues.length === 0) return;
  throw new RpcError('VALIDATION', { errors: groupIssues(issues, path) });
}
