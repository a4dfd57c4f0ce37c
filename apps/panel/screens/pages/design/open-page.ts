import type { PageDesign, SectionRecord } from '@plinth/contract';
import type { EditedSection } from '@plinth/editor';
import { client } from '../../../rpc/client.ts';

/** A page as the editor opens it, with the shared sections that it shows. */
export type OpenPage = {
  readonly design: PageDesign;
  readonly sections: readonly EditedSection[];
  /** The site's style sheet as visitors get it. */
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

function sectionsOf({ page, sections }: PageDesign, records: Shared): EditedSection[] {
  const sharedSection = (name: 'header' | 'footer'): EditedSection[] => {
    const tree = sections[name];
    const wanted = name === 'header' ? page.header_id : page.footer_id;
    const record = records[name].find(({ id }) => id === wanted) ?? records[name][0];
    if (!tree || !record) return [];
    return [{ name, id: record.id, label: record.name, tree, usedOn: record.used_on }];
  };
  const content: EditedSection[] = sections.content
    ? [{ name: 'content', id: page.id, label: '', tree: sections.content, usedOn: 1 }]
    : [];
  return [...sharedSection('header'), ...content, ...sharedSection('footer')];
}

/** Everything that has to be there before the editor can show the page. */
export async function openPage(id: number): Promise<OpenPage> {
  const [design, header, footer, designCss] = await Promise.all([
    client.PagesService.getDesign({ id }),
    shared('header'),
    shared('footer'),
    styleSheet(),
  ]);
  return { design, sections: sectionsOf(design, { header, footer }), designCss };
}
