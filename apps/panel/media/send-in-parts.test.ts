import { type MediaRecord, RpcError, UPLOAD_PART_SIZE } from '@plinth/contract';
import { expect, test } from 'vitest';
import { NetworkError } from '../rpc/network-error.ts';
import { type PartPorts, sendInParts } from './send-in-parts.ts';

const SIZE = 3 * UPLOAD_PART_SIZE + 1;
/** Slices have sizes, but take no memory. */
const fileOf = (name: string, size = SIZE) =>
  ({
    name,
    size,
    lastModified: 5,
    slice: (from: number, to: number) => ({ size: Math.min(to, size) - from }),
  }) as File;

type Fault = (() => Error) | undefined;

/** A server in memory. `faults` fail its calls in order, a part before or after it is stored. */
function fakeServer() {
  const uploads = new Map<string, { offset: number; key: string }>();
  const pauses: number[] = [];
  const faults: { readonly before?: Fault; readonly after?: Fault }[] = [];
  const at = (upload_id: string) => {
    const upload = uploads.get(upload_id);
    if (!upload) throw new RpcError('NOT_FOUND');
    return { upload_id, offset: upload.offset };
  };
  const ports: PartPorts = {
    start: async ({ is_new, ...file }) => {
      const key = JSON.stringify(file);
      const existing = [...uploads].find(([, upload]) => upload.key === key && !is_new);
      const id = existing?.[0] ?? `upload ${uploads.size}`;
      if (!existing) uploads.set(id, { offset: 0, key });
      return at(id);
    },
    sendPart: async ({ upload_id, offset }, part) => {
      const fault = faults.shift();
      if (fault?.before) throw fault.before();
      const upload = uploads.get(upload_id);
      if (upload?.offset === offset) upload.offset += part.size;
      if (fault?.after) throw fault.after();
      return at(upload_id);
    },
    progress: async (id) => at(id),
    finish: async (id) => ({ name: id, size: at(id).offset }) as MediaRecord,
    cancel: async (id) => uploads.delete(id),
    wait: async (ms, signal) => {
      pauses.push(ms);
      signal?.throwIfAborted();
    },
  };
  return { ports, uploads, pauses, faults };
}

const broken = () => new NetworkError(0);

test('a broken connection continues where the server is', async () => {
  const { ports, faults, pauses } = fakeServer();
  faults.push({}, { before: broken }, { after: broken }, { before: broken }, { before: broken });
  const shares: number[] = [];
  const file = await sendInParts(fileOf('a.mp4'), ports, {
    onProgress: (share) => shares.push(share),
  });
  expect(file.size).toBe(SIZE);
  expect(pauses).toHaveLength(4);
  expect(shares).toEqual([...shares].sort((one, other) => one - other));
  expect(shares.at(-1)).toBe(1);
});

test('the server says how long to wait, and a refusal ends the upload', async () => {
  const { ports, faults, pauses } = fakeServer();
  faults.push({ before: () => new RpcError('RATE_LIMITED', { retry_after: 7 }) });
  faults.push({ before: () => new RpcError('STORAGE_FULL') });
  await expect(sendInParts(fileOf('a.mp4'), ports, {})).rejects.toMatchObject({
    type: 'STORAGE_FULL',
  });
  expect(pauses).toEqual([7000]);
});

test('an upload that gave up continues when the file is chosen again', async () => {
  const { ports, faults, uploads } = fakeServer();
  faults.push({}, ...Array.from({ length: 20 }, () => ({ before: broken })));
  await expect(sendInParts(fileOf('a.mp4'), ports, {})).rejects.toBeInstanceOf(NetworkError);
  expect(uploads.get('upload 0')?.offset).toBe(UPLOAD_PART_SIZE);
  faults.length = 0;
  expect(await sendInParts(fileOf('a.mp4'), ports, {})).toEqual({ name: 'upload 0', size: SIZE });
});

test('an upload that the server no longer has begins again, but not for ever', async () => {
  const { ports, uploads } = fakeServer();
  const { sendPart } = ports;
  let losses = 1;
  const losing: PartPorts = {
    ...ports,
    sendPart: (at, ...rest) => {
      if (at.offset > 0 && losses > 0) {
        losses -= 1;
        uploads.delete(at.upload_id);
      }
      return sendPart(at, ...rest);
    },
  };
  expect((await sendInParts(fileOf('a.mp4'), losing, {})).size).toBe(SIZE);
  losses = Number.POSITIVE_INFINITY;
  await expect(sendInParts(fileOf('b.mp4'), losing, {})).rejects.toMatchObject({
    type: 'NOT_FOUND',
  });
});

test('an upload that is gone after a broken connection begins again', async () => {
  const { ports, uploads, faults } = fakeServer();
  const gone = () => {
    uploads.clear();
    return broken();
  };
  faults.push({}, { before: gone });
  expect((await sendInParts(fileOf('a.mp4'), ports, {})).size).toBe(SIZE);
});

test('an upload waits as long as the server takes to finish it', async () => {
  const { ports, pauses, uploads } = fakeServer();
  let calls = 0;
  const finish: PartPorts['finish'] = async (id) => {
    calls += 1;
    if (calls === 1) throw broken();
    if (calls < 30) throw new RpcError('UNAVAILABLE');
    return ports.finish(id);
  };
  expect((await sendInParts(fileOf('a.mp4'), { ...ports, finish }, {})).size).toBe(SIZE);
  expect(Math.max(...pauses)).toBe(8000);
  // The server no longer needs to know what became of it.
  expect(uploads.size).toBe(0);
});

test('an upload that failed is deleted once the user gives it up', async () => {
  const { ports, faults, uploads } = fakeServer();
  const abort = new AbortController();
  faults.push({}, { before: () => new RpcError('STORAGE_FULL') });
  const sent = sendInParts(fileOf('a.mp4'), ports, { signal: abort.signal });
  await expect(sent).rejects.toMatchObject({ type: 'STORAGE_FULL' });
  expect(uploads.size).toBe(1);
  abort.abort();
  expect(uploads.size).toBe(0);
});

test('the same file chosen twice is uploaded twice', async () => {
  const { ports } = fakeServer();
  const files = await Promise.all([1, 2].map(() => sendInParts(fileOf('a.mp4'), ports, {})));
  expect(files.map(({ name }) => name).sort()).toEqual(['upload 0', 'upload 1']);
});

test('an upload that is canceled deletes what was sent', async () => {
  const { ports, uploads } = fakeServer();
  const abort = new AbortController();
  const { sendPart } = ports;
  const sent = sendInParts(
    fileOf('a.mp4'),
    {
      ...ports,
      sendPart: async (...call) => {
        await sendPart(...call);
        abort.abort();
        throw new DOMException('', 'AbortError');
      },
    },
    { signal: abort.signal },
  );
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  expect(uploads.size).toBe(0);
});
