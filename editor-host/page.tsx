import '@fontsource-variable/inter/wght.css';
import type { DesignChanges } from '@plinth/editor';
import {
  designSaver,
  type FakePorts,
  fakeBlocks,
  fakeContent,
  fakeDesign,
  fakeEmbeds,
  fakeMedia,
  fakePages,
  fakePorts,
  fakePreview,
  fakeRevisions,
  fakeSaving,
  fakeSite,
} from '@plinth/editor/testing';
import { designUses } from './design-uses.ts';
import { emptyDesign } from './empty-design.ts';
import { type HostInput, mountEditor } from './mount.tsx';
import { createHostSite } from './site.ts';

/** What a test reaches of the page. */
export type Host = {
  readonly open: (input: HostInput) => Promise<void>;
  readonly ports: FakePorts;
};

declare global {
  interface Window {
    host: Host;
  }
}

const page = (id: number, name: string) => ({
  ...{ id, name, status: 'publish' as const, isHome: id === 1, service: null, parent: null },
});
const PAGES = [page(1, 'Home'), page(2, 'About'), page(3, 'Services'), page(4, 'Contact')];

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');

window.host = {
  ports: fakePorts(),
  async open(input) {
    const { content, header, footer } = input;
    const sections = { content, ...(header ? { header } : {}), ...(footer ? { footer } : {}) };
    const revisions = {
      content: 1,
      ...(header ? { header: 1 } : {}),
      ...(footer ? { footer: 1 } : {}),
    };
    let stored = input.design ?? emptyDesign;
    const saveStored = designSaver(stored);
    const saveDesign = (changes: DesignChanges) => {
      stored = saveStored(changes);
      return stored;
    };
    const saving = fakeSaving({ sections, revisions, saveDesign });
    const uses = designUses({
      design: () => stored,
      sections: () => saving.stored().sections,
      elsewhere: input.usesElsewhere ?? 0,
    });
    const ports = fakePorts({
      preview: fakePreview({ url: '/canvas.html' }),
      pages: fakePages(PAGES),
      content: fakeContent(
        PAGES.map(({ id, name, status }) => ({ kind: 'page', id, name, status })),
      ),
      site: fakeSite({ context: createHostSite(input.told) }),
      embeds: fakeEmbeds(input.embeds),
      blocks: fakeBlocks(input.blocks),
      media: fakeMedia(input.images),
      design: fakeDesign({ ...uses, presetWidgets: stored.presets.map((one) => one.widget_name) }),
      saving,
      revisions: fakeRevisions(saving.versions),
    });
    window.host = { ...window.host, ports };
    await mountEditor(root, input, ports);
  },
};
