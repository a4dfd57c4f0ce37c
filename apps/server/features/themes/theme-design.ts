import {
  Background,
  type ColorTheme,
  type DesignValues,
  type SectionLock,
  type WidgetNode,
} from '@plinth/model';
import { defaultSection, SHARED_KINDS, type SharedKind } from '../../documents/shared-sections.ts';
import { COLORS, VALUES } from '../../settings/design.ts';
import type { Stored, StoredRecords } from '../../storage/database/record-types.ts';
import type { Reader } from '../../storage/database/store.ts';
import { anyRecord, tableOf } from '../../storage/records/any-record.ts';
import { fromRow, getRecord } from '../../storage/records/records.ts';
import { readSetting } from '../../storage/records/stored-setting.ts';
import type { OpenTheme } from './open-theme.ts';
import { type KnownIds, resolveReferences } from './references.ts';

/** Records that a theme supplies next to those of the owner. */
export type DesignKind = 'style' | 'preset' | 'background';
export type DesignFields<N extends DesignKind | 'font'> = Omit<StoredRecords[N], keyof Stored>;

export type SectionDesign = {
  /** Name and lock are only for a site that has no such section. */
  readonly name: string;
  readonly locked: SectionLock;
  readonly document: WidgetNode;
  readonly is_sticky_footer: boolean;
};

/** Everything that changes with the theme. What the owner added isn't part of it. */
export type ThemeDesign = {
  readonly colors: ColorTheme;
  readonly values: DesignValues;
  readonly style: readonly DesignFields<'style'>[];
  readonly preset: readonly DesignFields<'preset'>[];
  readonly background: readonly DesignFields<'background'>[];
  readonly fonts: readonly DesignFields<'font'>[];
  /** Null for a site without one. The site keeps what is absent. */
  readonly sections: { readonly [K in SharedKind]?: SectionDesign | null };
};

export async function readRecords<N extends DesignKind | 'font'>(
  db: Reader,
  name: N,
): Promise<StoredRecords[N][]> {
  const rows = await anyRecord(db).selectFrom(tableOf(name)).selectAll().orderBy('id').execute();
  return rows.map((row) => fromRow(name, row));
}

/** Leaves out what storage adds. */
function fieldsOf<N extends DesignKind | 'font'>(record: StoredRecords[N]): DesignFields<N> {
  const { id: _, revision: __, created: ___, modified: ____, ...fields } = record;
  return fields as unknown as DesignFields<N>;
}

async function readSupplied<N extends DesignKind>(db: Reader, name: N): Promise<DesignFields<N>[]> {
  const records = await readRecords(db, name);
  return records.filter(({ is_system }) => is_system).map((record) => fieldsOf<N>(record));
}

async function readSection(db: Reader, kind: SharedKind): Promise<SectionDesign | null> {
  const id = await defaultSection(db, kind);
  if (id === null) return null;
  const { name, locked, document, is_sticky_footer } = await getRecord(db, 'section', id);
  return { name, locked, document, is_sticky_footer };
}

/** The site's design as it is, to restore it later. */
export async function readDesign(db: Reader): Promise<ThemeDesign> {
  const fonts = await readRecords(db, 'font');
  const sections: { [K in SharedKind]?: SectionDesign | null } = {};
  for (const kind of SHARED_KINDS) sections[kind] = await readSection(db, kind);
  return {
    colors: (await readSetting(db, COLORS)).values,
    values: (await readSetting(db, VALUES)).values,
    style: await readSupplied(db, 'style'),
    preset: await readSupplied(db, 'preset'),
    background: await readSupplied(db, 'background'),
    fonts: fonts.filter(({ source }) => source === 'theme').map((font) => fieldsOf<'font'>(font)),
    sections,
  };
}

const SYSTEM = { is_system: 1 as const };

/** The design that a theme supplies. Its references are still keys. */
export function suppliedDesign({ theme, document }: OpenTheme): ThemeDesign {
  const sections = theme.sections.map(({ file, name, kind, is_sticky_footer, locked }) => [
    kind,
    { name, locked, is_sticky_footer, document: document(file) as WidgetNode },
  ]);
  return {
    ...{ colors: theme.colors, values: theme.values },
    style: theme.styles.map((style) => ({ ...style, ...SYSTEM })),
    preset: theme.presets.map((preset) => ({ ...preset, ...SYSTEM, original: null })),
    background: theme.backgrounds.map((background) => ({
      ...background,
      ...SYSTEM,
      properties: background.properties as Background,
    })),
    fonts: theme.fonts.map(({ family, ...files }) => ({
      ...{ name: family, source: 'theme' as const, styles: [], subsets: [] },
      ...files,
    })),
    sections: Object.fromEntries(sections),
  };
}

/** Replaces keys in backgrounds with ids. */
export const resolveBackgrounds = (
  backgrounds: ThemeDesign['background'],
  ids: KnownIds,
): ThemeDesign['background'] =>
  backgrounds.map((background) => ({
    ...background,
    properties: Background.parse(resolveReferences(Background, background.properties, ids)),
  }));
