import type { SectionRecord } from '@plinth/contract';
import type { EditedSection } from '@plinth/editor';
import { client } from '../rpc/client.ts';
import type { EditedKind, OpenedOwner } from './edited-kind.ts';

/** A document to open in the editor, with its shared sections. */
export type OpenDocument = OpenedOwner & {
  readonly sections: readonly EditedSection[];
  /** The site's published style sheet. */
  readonly designCss: string;
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

export const styleSheet = async (): Promise<string> => {
  const answer = await fetch('/assets/site.css', {
    headers: { Accept: 'text/css' },
    cache: 'no-cache',
  });
  return answer.ok ? answer.text() : '';
};

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
    return [{ name, id: record.id, label: record.name, tree, usedOn: record.used_on }];
  };
  const content: EditedSection[] = sections.content
    ? [{ name: 'content', id: opened.owner.id, label: '', tree: sections.content, usedOn: 1 }]
    : [];
  return [...sharedSection('header'), ...content, ...sharedSection('footer')];
}

/** Loads everything the editor needs before it can show the document. */
export async function openDocument({ open }: EditedKind, id: number): Promise<OpenDocument> {
  const [opened, header, footer, designCss] = await Promise.all([
    open(id),
    shared('header'),
    shared('footer'),
    styleSheet(),
  ]);
  return { ...opened, sections: sectionsOf(opened, { header, footer }), designCss };
}
