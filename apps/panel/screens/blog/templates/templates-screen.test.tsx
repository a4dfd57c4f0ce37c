// @vitest-environment happy-dom
import type { BlogTemplate } from '@plinth/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPanel } from '../../../testing/open-panel.tsx';

const NONE = { owner: null, document: null, revision: null };

const open = async (stored: { readonly [K in BlogTemplate['kind']]: object }) => {
  const calls: object[] = [];
  await openPanel('/blog/templates/', {
    'BlogService.getTemplate': ({ kind }: { readonly kind: BlogTemplate['kind'] }) => ({
      ...{ kind, ...NONE },
      ...stored[kind],
    }),
    'BlogService.saveTemplate': (params: object) => {
      calls.push(params);
      throw new Error('offline');
    },
  });
  return calls;
};

test('each template has a link to its editor', async () => {
  await open({
    index: { owner: { kind: 'page', id: 3 } },
    post: { owner: { kind: 'blog_template', id: 1 } },
  });
  const index = await screen.findByTestId('edit-template-index');
  expect(index.getAttribute('href')).toContain('/blog/templates/index/');
  expect(screen.getByTestId('edit-template-post').getAttribute('href')).toContain(
    '/blog/templates/post/',
  );
});

test('a blog without templates is told what is missing, and can start one', async () => {
  const calls = await open({ index: {}, post: {} });
  const start = await screen.findByTestId('start-template');
  expect(screen.queryByTestId('edit-template-index')).toBe(null);
  expect(screen.getByText(/Your blog isn’t on a page yet/)).toBeTruthy();
  fireEvent.click(start);
  await waitFor(() => expect(calls).toEqual([{ kind: 'post' }]));
  await screen.findByText(/Couldn’t create the template/);
});
