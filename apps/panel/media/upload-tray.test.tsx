// @vitest-environment happy-dom
import { type MediaRecord, UPLOAD_PART_SIZE } from '@plinth/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { expect, test, vi } from 'vitest';
import { NetworkError } from '../rpc/network-error.ts';
import { useFakeTimers } from '../testing/fake-timers.ts';
import { renderPanel } from '../testing/render-panel.tsx';
import { createUploadQueue } from './upload-queue.ts';
import { UploadTray } from './upload-tray.tsx';
import type { LibraryQueue } from './use-uploads.ts';

const Uploads = ({ queue }: { readonly queue: LibraryQueue }) => {
  const entries = useSyncExternalStore(queue.subscribe, queue.entries);
  return (
    <>
      <button type="button">Upload</button>
      <UploadTray queue={queue} entries={entries} />
    </>
  );
};

/** Shows the tray; `finish` and `fail` end the upload of a file. */
function showTray() {
  const sent = new Map<string, { finish: () => void; fail: () => void }>();
  const queue: LibraryQueue = createUploadQueue({
    send: ({ name }) =>
      new Promise((resolve, reject) => {
        const finish = () => resolve({ name } as MediaRecord);
        sent.set(name, { finish, fail: () => reject(new NetworkError(500)) });
      }),
    refuse: ({ name }) => (name.endsWith('.pdf') ? 'incorrectExtension' : null),
  });
  renderPanel(<Uploads queue={queue} />);
  screen.getByRole('button', { name: 'Upload' }).focus();
  const entry = (name: string) => screen.getByText(name).closest('li');
  return {
    entry,
    add: (...files: (string | File)[]) =>
      act(
        async () =>
          void queue.add(
            files.map((file) => (typeof file === 'string' ? new File(['x'], file) : file)),
            null,
          ),
      ),
    end: (name: string, how: 'finish' | 'fail') => act(async () => sent.get(name)?.[how]()),
  };
}

const tray = () => screen.queryByTestId('upload-tray');

test('uploads show their progress, and are canceled one by one or all', async () => {
  const { add } = showTray();
  const upload = screen.getByRole('button', { name: 'Upload' });
  await add('one.jpg', 'two.jpg', 'three.jpg');
  expect(tray()?.textContent).toContain('0 of 3 uploaded');
  expect(screen.getAllByRole('progressbar')).toHaveLength(2);
  const one = screen.getByRole('button', { name: 'Cancel one.jpg' });
  one.focus();
  await act(async () => one.click());
  expect(tray()?.textContent).toContain('0 of 2 uploaded');
  const all = screen.getByRole('button', { name: 'Cancel' });
  expect(document.activeElement).toBe(all);
  await act(async () => all.click());
  expect(tray()).toBeNull();
  expect(document.activeElement).toBe(upload);
});

test('a file fails alone and says why, and is tried again unless it is refused', async () => {
  const { add, end, entry } = showTray();
  await add('unlucky.jpg', 'notes.pdf', 'good.jpg');
  await end('unlucky.jpg', 'fail');
  await end('good.jpg', 'finish');
  expect(entry('good.jpg')?.dataset.state).toBe('done');
  expect(entry('unlucky.jpg')?.textContent).toContain('Upload failed. Try again.');
  expect(entry('notes.pdf')?.textContent).toContain('This file type isn’t supported');
  const [retry, ...others] = screen.getAllByRole('button', { name: 'Retry' });
  expect(others).toEqual([]);
  await act(async () => retry?.click());
  await end('unlucky.jpg', 'finish');
  expect(entry('unlucky.jpg')?.dataset.state).toBe('done');
});

test('finished uploads disappear after a while, but not while hovered', async () => {
  useFakeTimers();
  const { add, end } = showTray();
  await add('brief.jpg');
  await end('brief.jpg', 'finish');
  expect(tray()?.textContent).toContain('1 of 1 uploaded');
  fireEvent.pointerEnter(screen.getByTestId('upload-tray'));
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(tray()).not.toBeNull();
  fireEvent.pointerLeave(screen.getByTestId('upload-tray'));
  await act(async () => vi.advanceTimersByTime(6000));
  expect(tray()).toBeNull();
});

test('says that a large upload continues after a reload', async () => {
  const { add, end } = showTray();
  await add('small.jpg');
  expect(tray()?.textContent).not.toContain('reload');
  const large = Object.defineProperty(new File(['x'], 'film.mp4'), 'size', {
    value: UPLOAD_PART_SIZE + 1,
  });
  await add(large);
  expect(tray()?.textContent).toContain('choose the same file again');
  await end('film.mp4', 'finish');
  expect(tray()?.textContent).not.toContain('choose the same file again');
});
