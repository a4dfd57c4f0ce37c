// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hasUnsavedWork } from '../../session/unsaved.ts';
import { fakeLibrary } from '../../testing/fake-library.ts';
import { sampleFile } from '../../testing/media-file.ts';
import { fakeSettings, listOf, openPanel } from '../../testing/open-panel.tsx';
import * as uploads from '../send-file.ts';

test('a replacement disables the fields, and continues on another screen', async () => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  let file = sampleFile();
  const send = vi.spyOn(uploads, 'sendReplacement').mockImplementation(async () => {
    await promise;
    file = sampleFile({ revision: 2, title: 'Harbor' });
    return file;
  });
  onTestFinished(() => send.mockRestore());
  const { go } = await openPanel('/media/?file=7', {
    ...fakeSettings().answers,
    ...fakeLibrary(() => file),
    'MenusService.getList': () => listOf([]),
  });
  const title = () => screen.findByLabelText<HTMLInputElement>('Title');
  const isDisabled = async () => (await title()).closest('fieldset')?.disabled;
  expect(await isDisabled()).toBe(false);
  const form = screen.getByTestId('file-form');
  const input = form.ownerDocument.querySelector(
    'input[type="file"][accept=".jpg"]:not([multiple])',
  );
  if (!input) throw new Error('no input for a file');
  fireEvent.change(input, { target: { files: [new File(['x'], 'next.jpg')] } });
  await screen.findByTestId('file-replacing');
  expect(await isDisabled()).toBe(true);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(hasUnsavedWork()).toBe(true);
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  await go('/menus/');
  await screen.findByRole('heading', { name: 'Menus' });
  await go('/media/?file=7');
  await screen.findByTestId('file-replacing');
  resolve();
  await waitFor(async () => expect((await title()).value).toBe('Harbor'));
  await waitFor(async () => expect(await isDisabled()).toBe(false));
  expect(hasUnsavedWork()).toBe(false);
});
