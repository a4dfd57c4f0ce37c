import { Editor, type EditorPorts, type EditorProps, loadWidgetsOf } from '@plinth/editor';
import type { fakeBlocks, fakeEmbeds, fakeMedia } from '@plinth/editor/testing';
import { type Bundle, loadI18n } from '@plinth/i18n';
import type { WidgetNode } from '@plinth/model';
import { AppProvider } from '@plinth/ui';
import { createRoot } from 'react-dom/client';
import { emptyDesign } from './empty-design.ts';
import type { SiteTold } from './site.ts';

/** What the editor of a host opens. All but the content has defaults. */
export type HostInput = {
  readonly content: WidgetNode;
  readonly header?: WidgetNode;
  readonly footer?: WidgetNode;
  readonly design?: EditorProps['design'];
  readonly owner?: Partial<EditorProps['owner']>;
  readonly ui?: EditorProps['input']['ui'];
  /** Names of widgets that the site has turned off. */
  readonly disabled?: readonly string[];
  readonly isFirstVisit?: boolean;
  /** Uses of each preset and text style on other pages. */
  readonly usesElsewhere?: number;
  /** What other sites answer. */
  readonly embeds?: Parameters<typeof fakeEmbeds>[0];
  readonly told?: SiteTold;
  /** Prebuilt blocks. */
  readonly blocks?: Parameters<typeof fakeBlocks>[0];
  /** Images of the library, newest first. */
  readonly images?: Parameters<typeof fakeMedia>[0];
};

function sectionsOf({ content, header, footer }: HostInput): EditorProps['input']['sections'] {
  const trees = { header, content, footer };
  return (['header', 'content', 'footer'] as const).flatMap((name, index) => {
    const tree = trees[name];
    const usedOn = name === 'content' ? 1 : 5;
    return tree ? [{ name, id: index + 1, label: '', tree, usedOn }] : [];
  });
}

const PAGE_TYPES = {
  page: 'page',
  post: 'blog.post',
  popup: 'popup',
  blog_template: 'blog.template',
} as const;

/** Opens the editor in a page without the product around it. */
export async function mountEditor(
  container: HTMLElement,
  host: HostInput,
  ports: EditorPorts,
): Promise<void> {
  const i18n = await loadI18n<Bundle>(['common']);
  const sections = sectionsOf(host);
  await loadWidgetsOf(sections.map(({ tree }) => tree));
  let made = 0;
  const input: EditorProps['input'] = {
    sections,
    revisions: {
      content: 1,
      ...(host.header ? { header: 1 } : {}),
      ...(host.footer ? { footer: 1 } : {}),
    },
    pageType: PAGE_TYPES[host.owner?.kind ?? 'page'],
    newId: () => `new-${made++}`,
    ...(host.ui ? { ui: host.ui } : {}),
    disabled: new Set(host.disabled),
  };
  createRoot(container).render(
    <AppProvider i18n={i18n} nonce="">
      <Editor
        owner={{
          ...{ kind: 'page', id: 1, name: 'Home', status: 'publish' },
          ...{ published_at: null, service: null, liveUrl: null },
          ...host.owner,
        }}
        input={input}
        ports={ports}
        canvasSrc="/canvas.html"
        design={host.design ?? emptyDesign}
        isFirstVisit={host.isFirstVisit ?? false}
      />
    </AppProvider>,
  );
}
