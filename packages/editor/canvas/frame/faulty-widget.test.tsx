// @vitest-environment happy-dom
import { type Bundle, loadI18n } from '@plinth/i18n';
import type { RenderedNode } from '@plinth/render/react';
import { AppProvider } from '@plinth/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FaultBoundary } from './faulty-widget.tsx';

const i18n = await loadI18n<Bundle>(['common', 'editor']);

const Image = ({ node }: { readonly node: RenderedNode }) => {
  if (node.properties.isDamaged) throw new Error('no renditions');
  return <p>A picture</p>;
};

test('a widget that fails to render is named in place, others stay, and a change tries again', () => {
  onTestFinished(cleanup);
  // React reports the error that the boundary contains.
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => logged.mockRestore());
  const site = {} as never;
  const page = (isDamaged: boolean) => {
    const node = { id: 'a', widget: 'grid_gallery', properties: { isDamaged } };
    return (
      <AppProvider i18n={i18n} nonce="">
        <FaultBoundary node={node} target={{ scope: 'content', mode: 'edit' }} site={site}>
          <Image node={node} />
        </FaultBoundary>
        <p>The text below</p>
      </AppProvider>
    );
  };
  const { rerender } = render(page(true));
  screen.getByText('grid gallery');
  screen.getByText(/can’t be displayed/);
  screen.getByText('The text below');
  rerender(page(false));
  screen.getByText('A picture');
  expect(screen.queryByText('grid gallery')).toBe(null);
});
