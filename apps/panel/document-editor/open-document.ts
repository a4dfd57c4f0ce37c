import type { SectionRecord, SiteDesignRecord } from '@plinth/contract';
import { type EditedSection, loadWidgetsOf, type StoredDesign } from '@plinth/editor';
import { StyleRecord } from '@plinth/model';
import { client } from '../rpc/client.ts';
import type { EditedKind, OpenedOwner } from './edited-kind.ts';

/** A document to open in the editor, with its shared sections. */
export type OpenDocument = OpenedOwner & {
  readonly sections: readonly EditedSection[];
  /** The site's design as stored. */
  readonly siteDesign: StoredDesign;
};

const shared = async (kind: 'header' | 'footer'): Promise<readonly SectionRecord[]> => {
  const { items } = await client.ContentSection.getList({
    filter: { kind },
    count: 200,
    sort: 'created',
    direction: 'asc',
  });
  return items;
};

/** The design in the editor's types: the server checks properties of styles by their type. */
export const storedDesign = (design: SiteDesignRecord): StoredDesign => ({
  ...design,
  styles: design.styles.flatMap((style) => StyleRecord.safeParse(style).data ?? []),
});

export const readSiteDesign = async (): Promise<StoredDesign> =>
  storedDesign(await client.StylesService.getSiteDesign({}));

type Shared = {
  readonly header: readonly SectionRecord[];
  readonly footer: readonly SectionRecord[];
};

function sectionsOf(opened: OpenedOwner, records: Shared): EditedSection[] {
  const { sections } = opened.design;
  const sharedSection = (name: 'header' | 'footer'): EditedSection[] => {
    const tree = sections[name];
    const wanted = opened[`${name}_id`];
    const record = records[name].find(({ id }) => id === wanted) ?? records[name][0];
    if (!tree || !record) return [];
    const { id, name: label, used_on: usedOn, locked } = record;
    return [{ name, id, label, tree, usedOn, locked }];
  };
  const content: EditedSection[] = sections.content
    ? [{ name: 'content', id: opened.owner.id, label: '', tree: sections.content, usedOn: 1 }]
    : [];
  return [...sharedSection('header'), ...content, ...sharedSection('footer')];
}

/** Loads everything the editor needs before it can show the document. */
export async function openDocument({ open }: EditedKind, id: number): Promise<OpenDocument> {
  const [opened, header, footer, siteDesign] = await Promise.all([
    open(id),
    shared('header'),
    shared('footer'),
    readSiteDesign(),
  ]);
  const sections = sectionsOf(opened, { header, footer });
  await loadWidgetsOf(sections.map(({ tree }) => tree));
  return { ...opened, sections, siteDesign };
}
