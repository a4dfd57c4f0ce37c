// @vitest-environment happy-dom
import { type BrokenLink, RpcError } from '@plinth/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answers } from '../../../testing/answer-calls.ts';
import { fakeSettings, listOf, openPanel } from '../../../testing/open-panel.tsx';

const link = (more: Partial<BrokenLink>): BrokenLink => ({
  ...{ place: { record: 'section', id: 7 }, name: 'About', type: 'page', node: 'w5' },
  ...{ owner: { kind: 'page', id: 3 }, section: 'content', count: 2 },
  ...{ target: { kind: 'url', url: '/lost/' }, label: '/lost/', reason: 'missing' },
  ...more,
});

const open = async (links: readonly BrokenLink[], more: Answers = {}) => {
  let left = [...links];
  return openPanel('/settings/broken_links/', {
    ...fakeSettings().answers,
    'LinksService.getBroken': () => ({ items: left }),
    'LinksService.repair': () => {
      left = [];
      return true;
    },
    'PagesService.getList': () => listOf([]),
    ...more,
  });
};

const choose = async (action: string) => {
  const row = within(await screen.findByTestId('broken-link'));
  fireEvent.click(row.getByRole('button'));
  fireEvent.click(await screen.findByText(action));
};

test('a broken link leads to its widget and can be removed', async () => {
  const { paramsOf } = await open([link({})]);
  const place = await screen.findByRole('link', { name: 'About' });
  expect(place.getAttribute('href')).toContain('/pages/3/design/');
  expect(place.getAttribute('href')).toContain('node=w5');
  await choose('Remove link');
  await screen.findByText('No broken links');
  expect(paramsOf('LinksService.repair')).toEqual([
    {
      ...{ place: { record: 'section', id: 7 }, next: null },
      target: { kind: 'url', url: '/lost/' },
    },
  ]);
});

test('a broken URL gets another target', async () => {
  const { paramsOf } = await open([link({})]);
  await choose('Choose another target');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('New URL'), { target: { value: '/found/' } });
  fireEvent.submit(screen.getByTestId('target-form'));
  await screen.findByText('No broken links');
  expect(paramsOf('LinksService.repair')).toMatchObject([
    { next: { kind: 'url', url: '/found/' } },
  ]);
});

test('a link to something deleted says so', async () => {
  await open([link({ target: { kind: 'popup', id: 4 }, label: null })]);
  await screen.findByText('A deleted popup');
});

test('a target that the server refuses says why at its field', async () => {
  await open([link({})], {
    'LinksService.repair': () => {
      throw new RpcError('VALIDATION', { errors: { next: ['incorrectURL'] } });
    },
  });
  await choose('Choose another target');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('New URL'), { target: { value: 'java:x' } });
  fireEvent.submit(screen.getByTestId('target-form'));
  await dialog.findByText(/Enter a full URL/);
});

test('pages that visitors can’t reach are no targets', async () => {
  const page = (path: string, more = {}) => ({
    ...{ status: 'publish', service: null, full_url: `http://site.example${path}` },
    ...more,
  });
  await open([link({})], {
    'PagesService.getList': () =>
      listOf([
        page('/open/'),
        page('/draft/', { status: 'draft' }),
        page('/lost-page/', { service: 'not_found' }),
      ]),
  });
  await choose('Choose another target');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByLabelText('New URL'));
  const options = await screen.findAllByRole('option', { hidden: true });
  expect(options.map(({ textContent }) => textContent)).toEqual(['/open/']);
});
