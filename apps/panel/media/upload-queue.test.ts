import { describe, expect, it } from 'vitest';
import { createUploadQueue, resultsOf, type UploadTotals } from './upload-queue.ts';

type Sending = {
  readonly name: string;
  readonly progress: (share: number) => void;
  readonly wait: (isWaiting: boolean) => void;
  readonly finish: (result: string) => void;
  readonly fail: (error: Error) => void;
  readonly signal: AbortSignal;
};

/** A queue whose uploads end when the test says so. */
const setUp = (refuse: (file: File) => unknown = () => null) => {
  const sending: Sending[] = [];
  const quiet: UploadTotals[] = [];
  const queue = createUploadQueue<string>({
    refuse,
    onIdle: (totals) => quiet.push(totals),
    send: ({ name }, { onProgress, onWaiting, signal }) =>
      new Promise((finish, fail) => {
        sending.push({ name, progress: onProgress, wait: onWaiting, finish, fail, signal });
        signal.addEventListener('abort', () => fail(new Error('aborted')));
      }),
  });
  const states = () => queue.entries().map(({ name, state }) => `${name} ${state}`);
  return { queue, sending, quiet, states };
};

const file = (name: string, size = 10) => new File(['x'.repeat(size)], name);
const files = (...names: string[]) => names.map((name) => file(name));
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('upload queue', () => {
  it('sends two at a time, in order', async () => {
    const { queue, sending, states } = setUp();
    queue.add(files('a', 'b', 'c'), null);
    expect(states()).toEqual(['a sending', 'b sending', 'c queued']);
    sending[1]?.finish('B');
    await turn();
    expect(states()).toEqual(['a sending', 'b done', 'c sending']);
  });

  it('lets one fail alone and tries it again when asked', async () => {
    const { queue, sending, states, quiet } = setUp();
    queue.add(files('a', 'b'), null);
    sending[0]?.fail(new Error('broken'));
    sending[1]?.finish('B');
    await turn();
    expect(states()).toEqual(['a failed', 'b done']);
    expect(quiet.at(-1)).toMatchObject({ count: 2, success: 1, error: 1 });
    queue.retry(queue.entries()[0]?.id ?? 0);
    sending[2]?.finish('A');
    await turn();
    expect(states()).toEqual(['a done', 'b done']);
  });

  it('does not send what is refused, and sends the rest', async () => {
    const { queue, sending, states } = setUp(({ name }) =>
      name.endsWith('.exe') ? 'incorrectExtension' : null,
    );
    queue.add(files('bad.exe', 'good.png'), null);
    expect(states()).toEqual(['bad.exe failed', 'good.png sending']);
    expect(sending.map(({ name }) => name)).toEqual(['good.png']);
  });

  it('says while a file waits for the server, and sends the rest after it', async () => {
    const { queue, sending, states } = setUp();
    const waiting = () => queue.entries().map(({ isWaiting }) => isWaiting);
    queue.add(files('a', 'b', 'c'), null);
    sending[0]?.wait(true);
    expect(waiting()).toEqual([true, false, false]);
    sending[0]?.wait(false);
    expect(waiting()).toEqual([false, false, false]);
    sending[0]?.wait(true);
    queue.cancel(queue.entries()[0]?.id ?? 0);
    await turn();
    expect(states()).toEqual(['b sending', 'c sending']);
  });

  it('empties the queue on cancel and breaks off what is under way', async () => {
    const { queue, sending, states } = setUp();
    queue.add(files('a', 'b', 'c', 'd'), null);
    sending[0]?.finish('A');
    await turn();
    queue.cancelAll();
    await turn();
    expect(states()).toEqual(['a done']);
    expect(sending.slice(1).every(({ signal }) => signal.aborted)).toBe(true);
    expect(sending).toHaveLength(3);
  });

  it('tells the share of all bytes and starts to count anew when all are through', async () => {
    const { queue, sending, quiet } = setUp();
    queue.add([file('a', 30), file('b', 10)], null);
    sending[0]?.progress(0.5);
    expect(queue.entries()[0]?.share).toBe(0.5);
    sending[0]?.finish('A');
    sending[1]?.finish('B');
    await turn();
    expect(quiet).toEqual([{ count: 2, success: 2, error: 0, size: 40, percent: 100 }]);
    queue.add(files('c'), null);
    expect(queue.entries().map(({ name }) => name)).toEqual(['c']);
  });

  it('counts no bytes of failed files as progress', async () => {
    const refuse = ({ name }: File) => (name === 'bad' ? 'incorrectExtension' : null);
    const { queue, sending, quiet } = setUp(refuse);
    queue.add([file('bad', 10)], null);
    expect(quiet.at(-1)).toMatchObject({ success: 0, error: 1, percent: 0 });
    queue.add([file('a', 30), file('b', 10)], null);
    sending[0]?.progress(0.9);
    sending[0]?.fail(new Error('broken'));
    sending[1]?.finish('B');
    await turn();
    expect(quiet.at(-1)).toMatchObject({ success: 1, error: 1, percent: 25 });
  });

  it('answers what came of some of the files, once none of them is on its way', async () => {
    const { queue, sending } = setUp(({ name }) => (name === 'bad' ? 'incorrectExtension' : null));
    const first = resultsOf(queue, queue.add(files('a', 'bad', 'b', 'c'), null));
    const later = resultsOf(queue, queue.add(files('d'), null));
    sending[0]?.finish('A');
    sending[1]?.fail(new Error('broken'));
    await turn();
    queue.cancel(queue.entries().find(({ name }) => name === 'c')?.id ?? 0);
    expect(await first).toEqual(['A']);
    sending.at(-1)?.finish('D');
    expect(await later).toEqual(['D']);
    expect(await resultsOf(queue, queue.add(files('bad'), null))).toEqual([]);
  });
});
