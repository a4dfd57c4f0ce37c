import {
  Background,
  checkDocument,
  colorThemeIssues,
  documentReferences,
  extensionOf,
  InjectedCode,
  lacksPoster,
  MenuFields,
  mediaType,
  missingColors,
  moreColorUses,
  type Reference,
  referencesIn,
  unknownFamilies,
  type WidgetLookup,
  type WidgetNode,
} from '@plinth/model';
import { z } from 'zod';
import { missingInDesign } from '../../documents/existing-styles.ts';
import type { OpenTheme } from './open-theme.ts';
import { type KnownIds, keyOf, resolveDocument, resolveReferences } from './references.ts';
import { IN_POST, postsOf, SamplePost } from './theme-blog.ts';
import { themeNotValid } from './theme-errors.ts';
import { fontFile, type ThemeFile } from './theme-file.ts';
import { renditionFile } from './theme-media.ts';

export type CheckPorts = {
  readonly lookup: WidgetLookup;
  /** Whether a font file comes with the product: `lora/lora-latin.woff2`. */
  readonly isShippedFont: (file: string) => boolean;
  /** The names of the fonts that come with the product. */
  readonly shippedFamilies: readonly string[];
  /** Whether a block of this id comes with the product: `ftr-slim`. */
  readonly isShippedBlock: (id: string) => boolean;
};

/** Any ids: it's only checked that the theme has what it refers to. */
const idsOf = (items: readonly { readonly key: string }[]): ReadonlyMap<string, number> =>
  new Map(items.map(({ key }, index) => [key, index + 1]));

const innermost = (schema: unknown): unknown =>
  schema instanceof z.ZodDefault ? innermost(schema.unwrap()) : schema;

/** Whether the widget, or one in it, has code of its own. */
function hasCode({ widget, properties, children }: WidgetNode, lookup: WidgetLookup): boolean {
  const fields = Object.entries(lookup(widget)?.properties.shape ?? {});
  const isCode = ([name, schema]: (typeof fields)[number]) =>
    innermost(schema) === InjectedCode && Boolean(properties[name]);
  return fields.some(isCode) || children.some((child) => hasCode(child, lookup));
}

/** Whether images are images, and videos are videos. */
const hasRightFiles = (references: readonly Reference[], { media }: ThemeFile): boolean =>
  references
    .filter((reference) => reference.kind === 'media' && reference.mediaType !== undefined)
    .every((reference) => {
      const found = media.find(({ key }) => key === keyOf(reference));
      return found && mediaType(extensionOf(found.file)) === reference.mediaType;
    });

/** Throws `themeNotValid` if the work fails or isn't true. */
function expectAt(place: string, work: () => boolean): void {
  let isValid = false;
  try {
    isValid = work();
  } catch {
    // A reference without a target, or a document that is nested too deep.
  }
  if (!isValid) throw themeNotValid(place);
}

function checkDocuments({ theme, document }: OpenTheme, ids: KnownIds, lookup: WidgetLookup) {
  const documents = [
    ...theme.sections.map(({ file, kind }) => ({
      file,
      location: { pageType: 'page', sectionName: kind } as const,
    })),
    ...theme.pages.map(({ file, page_type }) => ({
      file,
      location: { pageType: page_type, sectionName: 'content' } as const,
    })),
    ...postsOf(theme).map(({ file }) => ({ file, location: IN_POST })),
  ];
  for (const { file, location } of documents) {
    expectAt(file, () => {
      const raw = document(file) as WidgetNode;
      const tree = resolveDocument(raw, ids);
      const checked = checkDocument({
        ...{ tree, lookup, location },
      });
      return (
        checked.ok &&
        !hasCode(checked.tree, lookup) &&
        hasRightFiles(documentReferences(raw, lookup), theme)
      );
    });
    const [missing] = missingInDesign(document(file) as WidgetNode, theme, lookup);
    if (missing !== undefined) throw themeNotValid(`${file}, ${missing}`);
  }
}

const isDistinct = (names: readonly string[]): boolean => new Set(names).size === names.length;

/** Custom colors have to be among those of the theme. */
function checkColors({ colors, styles, presets, backgrounds }: ThemeFile): void {
  const [wrong] = [
    ...colorThemeIssues(colors).map(({ path }) => `colors.${path}`),
    ...missingColors(
      Object.entries({ styles, presets, backgrounds }).flatMap(([part, records]) =>
        records.flatMap(({ properties }, index) =>
          moreColorUses(properties, `${part}.${index}.properties`),
        ),
      ),
      { colors },
    ).map(({ path }) => path),
  ];
  if (wrong !== undefined) throw themeNotValid(`theme.json, ${wrong}`);
}

/** Fonts have to be those of the theme or of the product. */
function checkFamilies({ styles, fonts }: ThemeFile, shipped: readonly string[]): void {
  const known = new Set([...shipped, ...fonts.map(({ family }) => family)]);
  for (const [index, { properties }] of styles.entries()) {
    const [wrong] = unknownFamilies(properties, known);
    if (wrong !== undefined) throw themeNotValid(`theme.json, styles.${index}.properties.${wrong}`);
  }
}

/** Everything in `theme.json` whose references had to be resolved first, and names. */
function checkDesign(theme: ThemeFile, ids: KnownIds, ports: CheckPorts): void {
  const { lookup, isShippedFont, isShippedBlock } = ports;
  const { styles, presets, backgrounds, menus, fonts, sections, id } = theme;
  const within = (part: string, work: () => boolean) => expectAt(`theme.json, ${part}`, work);
  checkColors(theme);
  within('styles', () => isDistinct(styles.map((style) => `${style.type} ${style.class_name}`)));
  within('presets', () =>
    isDistinct(presets.map((preset) => `${preset.widget_name} ${preset.class_name}`)),
  );
  within('backgrounds', () => isDistinct(backgrounds.map(({ class_name }) => class_name)));
  within('fonts', () => isDistinct(fonts.map(({ family }) => family)));
  for (const [index, { widget_name, properties }] of presets.entries())
    within(`presets.${index}`, () =>
      Boolean(lookup(widget_name)?.properties.safeParse(properties).success),
    );
  for (const [index, { properties }] of backgrounds.entries())
    within(`backgrounds.${index}`, () => {
      const { data } = Background.safeParse(resolveReferences(Background, properties, ids));
      const references = referencesIn(Background, properties);
      return data !== undefined && !lacksPoster(data) && hasRightFiles(references, theme);
    });
  for (const [index, { key: _, ...menu }] of menus.entries())
    within(
      `menus.${index}`,
      () => MenuFields.safeParse(resolveReferences(MenuFields, menu, ids)).success,
    );
  for (const [index, { locked }] of sections.entries())
    within(
      `sections.${index}`,
      () =>
        locked === 'all' ||
        locked.every((name) => lookup(name) !== undefined || isShippedBlock(name)),
    );
  for (const [index, { faces }] of fonts.entries())
    within(`fonts.${index}`, () =>
      faces.every(({ file }) => fontFile(id, file) !== null || isShippedFont(file)),
    );
  for (const [index, { fields }] of postsOf(theme).entries())
    within(
      `blog.posts.${index}`,
      () =>
        SamplePost.safeParse(resolveReferences(SamplePost, fields, ids)).success &&
        hasRightFiles(referencesIn(SamplePost, fields), theme),
    );
  checkFamilies(theme, ports.shippedFamilies);
}

/** Every document that `theme.json` names. */
export const documentFiles = (theme: ThemeFile): readonly string[] =>
  [...theme.pages, ...postsOf(theme), ...theme.sections].map(({ file }) => file);

/** Every file that `theme.json` names. */
export const namedFiles = (theme: ThemeFile): readonly string[] => [
  ...documentFiles(theme),
  ...theme.media.flatMap(({ file, widths }) => [
    file,
    ...widths.map((width) => renditionFile(file, width)),
  ]),
  ...theme.fonts.flatMap(({ faces }) =>
    faces.flatMap(({ file }) => fontFile(theme.id, file) ?? []),
  ),
];

/**
 * Checks what a theme of someone else says, as a save would. Throws `VALIDATION` that names the
 * place.
 */
export function checkTheme(opened: OpenTheme, ports: CheckPorts): void {
  const { theme } = opened;
  const ids = { media: idsOf(theme.media), page: idsOf(theme.pages), menu: idsOf(theme.menus) };
  checkDesign(theme, ids, ports);
  checkDocuments(opened, ids, ports.lookup);
}
