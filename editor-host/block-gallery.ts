import type { Page } from 'playwright/test';
import { node, type Tree, textRow } from '../e2e/support/own-page.ts';
import type { HostInput } from './mount.tsx';
import { openHost } from './open-host.ts';
import { themeDesign } from './theme-design.ts';

type Prebuilt = NonNullable<HostInput['blocks']>[number];

type Options = {
  readonly name: string;
  readonly category: string;
  readonly section?: 'content' | 'header';
  /** Whether it shows site facts, which its image has from another site. */
  readonly showsFacts?: boolean;
};

/** A block of the gallery with the picture of the host, in the colors of the site. */
function prebuilt(id: string, content: readonly Tree[], options: Options): Prebuilt {
  const { name, category, section = 'content', showsFacts = false } = options;
  const tree = { id: `${id}-section`, widget: 'section', properties: {}, children: content };
  return {
    block: {
      ...{ id, name, category, allowed: [{ sectionName: section }], isOwn: false },
      ...{ templateUrl: `/${id}`, previewUrl: '/picture.svg', previewRatio: 450 / 800 },
      ...{ showsFacts, showsImages: false, previewColors: themeDesign.colors.colors.main },
      document: { ...tree, children: [] },
    },
    content: tree as Prebuilt['content'],
  };
}

const header = (id: string, words: string) => [
  node(id, 'block', [textRow(`${id}t`, words), node(`${id}m`, 'menu', [], { menu_id: 1 })]),
];

const NAME = { html: '<p><data value="name"></data></p>' };

const button = node('go', 'button', [], { label: 'Go' });

/** More blocks than the gallery shows at once, of several categories. */
const BLOCKS = [
  ...Array.from({ length: 20 }, (_, index) =>
    prebuilt(`stats-${index}`, [node('s', 'block', [textRow('st', `Stats ${index}`)])], {
      ...{ name: `Stats row ${index}`, category: 'counters' },
    }),
  ),
  prebuilt('crew', [node('t', 'block', [textRow('tt', 'Meet the crew'), button])], {
    ...{ name: 'Crew cards', category: 'teams' },
  }),
  prebuilt('wide', header('w', 'Wide'), {
    ...{ name: 'Wide header', category: 'headers', section: 'header' },
  }),
  prebuilt('named', [node('n', 'block', [node('nt', 'text', [], NAME)])], {
    ...{ name: 'Named header', category: 'headers', section: 'header', showsFacts: true },
  }),
];

const TWO_PARTS = ['First part', 'Second part'].map((words, index) =>
  node(`b${index}`, 'block', [textRow(`t${index}`, words)]),
);

/** Opens an empty page, for which there are more heroes than it offers. */
export const openEmptyPage = (page: Page) =>
  openHost(page, {
    content: [],
    blocks: ['one', 'two', 'three', 'four'].map((id) =>
      prebuilt(id, [node(`${id}b`, 'block', [textRow(`${id}t`, `Hero ${id}`)])], {
        ...{ name: `Hero ${id}`, category: 'headers' },
      }),
    ),
  });

/** Opens a page with a header and a footer, and a gallery of blocks. */
export const openGallery = (page: Page, content: readonly Tree[] = TWO_PARTS) =>
  openHost(page, {
    ...{ content, header: node('h', 'section', header('top', 'Harbor')), blocks: BLOCKS },
    footer: node('f', 'section', [textRow('legal', 'Legal')]),
    ...{ told: { facts: { name: 'Lindwood Joinery' } }, viewport: { width: 1280, height: 800 } },
  });

export const cardOf = (page: Page, id: string) =>
  page.getByTestId('block-card').filter({ has: page.getByTestId(`block-${id}`) });
