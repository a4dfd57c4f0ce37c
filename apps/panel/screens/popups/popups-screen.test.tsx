// @vitest-environment happy-dom
import type { PopupSummary } from '@plinth/contract';
import { PopupProperties } from '@plinth/model';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listOf, openPanel } from '../../testing/open-panel.tsx';

const popup = (id: number, name: string, opens: object = {}): PopupSummary => ({
  ...{ id, name, revision: 1 },
  ...{ created: '2026-11-01T10:00:00.000Z', modified: '2026-11-02T10:00:00.000Z' },
  properties: PopupProperties.parse({ opens }),
});

const USES = [
  { popup_id: 1, type: 'page', id: 7, name: 'Prices' },
  { popup_id: 1, type: 'menu', id: 2, name: 'Main' },
];

const signed = (name: string) => ({
  url: `about:blank#${name}`,
  expires: '2030-01-01T00:00:00.000Z',
});

const open = async (path = '/popups/', stored = [popup(1, 'Offer'), popup(2, 'Notice')]) => {
  const calls: object[] = [];
  const { paramsOf } = await openPanel(path, {
    'PopupsService.getList': () => listOf(stored),
    'PopupsService.get': () => stored[0],
    'PopupsService.getPreviewUrl': ({ id }: { readonly id: number }) => signed(`popup-${id}`),
    'PagesService.getPreviewUrl': () => signed('home'),
    'PopupsService.getUses': () => ({ items: USES }),
    'PopupsService.create': (params: object) => {
      calls.push(params);
      return stored[0];
    },
    'PopupsService.save': ({ item }: { readonly item: Partial<PopupSummary> }) => {
      calls.push(item);
      return { ...stored[0], ...item, revision: 2 };
    },
    'PopupsService.delete': (params: object) => {
      calls.push(params);
      return { deleted: 1 };
    },
    'PagesService.getList': () => listOf([]),
  });
  return { calls, paramsOf };
};

/** Says what is in view, which the test's document, without layout, doesn't know. */
const viewed = new Map<Element, (isIntersecting: boolean) => void>();

class ViewObserver {
  readonly #report: (entries: readonly object[]) => void;

  constructor(report: (entries: readonly object[]) => void) {
    this.#report = report;
  }

  observe(element: Element) {
    viewed.set(element, (isIntersecting) => this.#report([{ isIntersecting }]));
  }

  disconnect() {}
}

afterEach(() => {
  viewed.clear();
  vi.unstubAllGlobals();
});

test('lists what opens each popup, and how many links do', async () => {
  await open('/popups/', [
    popup(1, 'Offer', { after_seconds: 5, on_exit: true }),
    popup(2, 'Notice'),
  ]);
  const [offer, notice] = await screen.findAllByTestId('popup-row');
  await waitFor(() => expect(offer?.textContent).toContain('2 links'));
  expect(offer?.textContent).toContain('After 5 seconds, When leaving the page');
  expect(notice?.textContent).toContain('By link');
  expect(notice?.textContent).toContain('0 links');
});

test('a popup is previewed on each device', async () => {
  await open();
  expect(await screen.findAllByTestId('popup-thumbnail')).toHaveLength(2);
  fireEvent.click(screen.getAllByTestId('popup-menu')[0] as HTMLElement);
  fireEvent.click(await screen.findByText('Preview'));
  const dialog = await screen.findByRole('dialog', { name: 'Preview of “Offer”' });
  const shown = () => within(dialog).getByTestId('popup-preview').getAttribute('data-device');
  expect(shown()).toBe('desktop');
  for (const device of within(dialog).getAllByRole('radio')) {
    fireEvent.click(device);
    await waitFor(() => expect(shown()).toBe(device.getAttribute('value')));
  }
  expect(within(dialog).getAllByRole('radio')).toHaveLength(4);
});

test('the thumbnail of a popup loads once it is in view, and not again when others change', async () => {
  vi.stubGlobal('IntersectionObserver', ViewObserver);
  const { paramsOf } = await open();
  const [offer] = await screen.findAllByTestId('popup-thumbnail');
  expect(paramsOf('PopupsService.getPreviewUrl')).toEqual([]);
  const show = (isIntersecting: boolean) =>
    act(() => viewed.get(offer as HTMLElement)?.(isIntersecting));
  show(true);
  await waitFor(() => expect(paramsOf('PopupsService.getPreviewUrl')).toEqual([{ id: 1 }]));
  show(false);
  show(true);
  fireEvent.click(screen.getAllByTestId('popup-menu')[1] as HTMLElement);
  fireEvent.click(await screen.findByText('Delete'));
  fireEvent.click(within(await screen.findByRole('dialog')).getByText('Delete'));
  await waitFor(() => expect(paramsOf('PopupsService.getList').length).toBeGreaterThan(1));
  expect(paramsOf('PopupsService.getPreviewUrl')).toEqual([{ id: 1 }]);
});

test('deleting a popup says what links to it', async () => {
  const { calls } = await open();
  await waitFor(() =>
    expect(screen.getAllByTestId('popup-row')[0]?.textContent).toContain('2 links'),
  );
  fireEvent.click(screen.getAllByTestId('popup-menu')[0] as HTMLElement);
  fireEvent.click(await screen.findByText('Delete'));
  const dialog = await screen.findByRole('dialog');
  const uses = await within(dialog).findByTestId('uses');
  expect(uses.textContent).toContain('Prices · Page');
  expect(uses.textContent).toContain('Main · Menu');
  fireEvent.click(within(dialog).getByText('Delete'));
  await waitFor(() => expect(calls).toEqual([{ ids: [1] }]));
});

test('a new popup starts with a template', async () => {
  const { calls } = await open('/popups/', []);
  fireEvent.click(await screen.findByTestId('new-popup'));
  const form = await screen.findByTestId('new-popup-form');
  fireEvent.click(screen.getByTestId('template-contact'));
  fireEvent.submit(form);
  expect(calls).toEqual([]);
  fireEvent.change(within(form).getByLabelText('Name'), { target: { value: 'Reach us' } });
  fireEvent.submit(form);
  await waitFor(() => expect(calls).toEqual([{ name: 'Reach us', template: 'contact' }]));
});

test('a trigger is turned on with a number that has limits', async () => {
  const { calls } = await open('/popups/1/settings/');
  fireEvent.click(await screen.findByTestId('popup-after_seconds'));
  const seconds = screen.getByLabelText('Seconds after the page loads');
  fireEvent.change(seconds, { target: { value: '9999' } });
  fireEvent.click(screen.getByTestId('save-button'));
  await waitFor(() => expect(seconds.getAttribute('aria-invalid')).toBe('true'));
  expect(calls).toEqual([]);
  fireEvent.change(seconds, { target: { value: '3' } });
  fireEvent.click(screen.getByTestId('save-button'));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls).toMatchObject([{ properties: { opens: { after_seconds: 3 } } }]);
});
