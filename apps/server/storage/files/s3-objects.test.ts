import { afterEach, expect, test, vi } from 'vitest';
import { openS3Objects } from './s3-objects.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A store that never responds. */
function openSilent() {
  const asked: { resolve?: () => void } = {};
  const isAsked = new Promise<void>((resolve) => Object.assign(asked, { resolve }));
  const send: typeof fetch = (_, init) =>
    new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      asked.resolve?.();
    });
  const config = {
    ...{ endpoint: 'https://s3.test/media', region: 'us-east-1', prefix: '' },
    ...{ accessKeyId: 'key', secretAccessKey: 'secret' },
  };
  return { remote: openS3Objects(config, send), isAsked };
}

test.each([
  ['a question', 30, 0],
  ['a file of 960 KB', 90, 960 * 1024],
])('%s is given up if no response comes within %i seconds', async (_, seconds, size) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { remote, isAsked } = openSilent();
  const onError = vi.fn();
  const asked = size === 0 ? remote.size('a') : remote.putText('a', 'x'.repeat(size));
  asked.catch(onError);
  await isAsked;
  await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
  expect(onError).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect(asked).rejects.toThrow('does not respond');
});
