import '@fontsource-variable/inter/wght.css';
import {
  type FakePorts,
  fakePages,
  fakePorts,
  fakeRevisions,
  fakeSaving,
  fakeSite,
} from '@plinth/editor/testing';
import { type HostInput, mountEditor } from './mount.tsx';
import { site } from './site.ts';

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
    const saving = fakeSaving({ sections, revisions });
    const ports = fakePorts({
      pages: fakePages(PAGES),
      site: fakeSite({ context: site }),
      saving,
      revisions: fakeRevisions(saving.versions),
    });
    window.host = { ...window.host, ports };
    await mountEditor(root, input, ports);
  },
};
