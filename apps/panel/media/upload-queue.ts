/** Maximum number of parallel uploads. */
const PARALLEL = 2;

export type UploadState = 'queued' | 'sending' | 'done' | 'failed';

export type UploadEntry<R> = {
  readonly id: number;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly state: UploadState;
  /** The part that was sent, from 0 to 1; 0 after a failure. */
  readonly share: number;
  /** Whether it waits until the server takes more. */
  readonly isWaiting: boolean;
  readonly result: R | null;
  readonly error: unknown;
};

/**
 * File counts and the percentage of all bytes that arrived, since the queue was last empty. Failed
 * files count as not sent.
 */
export type UploadTotals = {
  readonly count: number;
  readonly success: number;
  readonly error: number;
  readonly size: number;
  readonly percent: number;
};

type Sender<R, P> = (
  file: File,
  options: {
    /** Where the file was added to. */
    readonly place: P;
    readonly onProgress: (share: number) => void;
    readonly onWaiting: (isWaiting: boolean) => void;
    readonly signal: AbortSignal;
  },
) => Promise<R>;

export type UploadQueueOptions<R, P> = {
  readonly send: Sender<R, P>;
  /** Returns why a file is refused without uploading it, or null. */
  readonly refuse: (file: File) => unknown;
  readonly onDone?: (result: R) => void;
  /** Called when all uploads are done; the next file resets the counters. */
  readonly onIdle?: (totals: UploadTotals) => void;
};

type Upload<R, P> = {
  entry: UploadEntry<R>;
  readonly file: File;
  readonly place: P;
  readonly abort: AbortController;
};

export const totalsOf = (entries: readonly UploadEntry<unknown>[]): UploadTotals => {
  const size = entries.reduce((sum, entry) => sum + entry.size, 0);
  const sent = entries.reduce((sum, { size: bytes, share }) => sum + bytes * share, 0);
  return {
    count: entries.length,
    success: entries.filter(({ state }) => state === 'done').length,
    error: entries.filter(({ state }) => state === 'failed').length,
    size,
    percent: size === 0 ? 0 : Math.round((sent / size) * 100),
  };
};

/**
 * Uploads files, two at a time, with progress. A failed upload doesn't stop the others.
 */
export const createUploadQueue = <R, P = null>(options: UploadQueueOptions<R, P>) => {
  let uploads: readonly Upload<R, P>[] = [];
  let entries: readonly UploadEntry<R>[] = [];
  let lastId = 0;
  let isBusy = false;
  const listeners = new Set<() => void>();

  const publish = () => {
    entries = uploads.map(({ entry }) => entry);
    for (const listener of listeners) listener();
  };
  const change = (item: Upload<R, P>, changes: Partial<UploadEntry<R>>) => {
    item.entry = { ...item.entry, ...changes };
    publish();
  };
  const reportIdle = () => {
    const isIdle = uploads.every(({ entry }) => entry.state === 'done' || entry.state === 'failed');
    if (!isIdle || !isBusy) return;
    isBusy = false;
    options.onIdle?.(totalsOf(entries));
  };
  const send = async (item: Upload<R, P>) => {
    change(item, { state: 'sending', share: 0, error: null });
    try {
      const onProgress = (share: number) => change(item, { share });
      const onWaiting = (isWaiting: boolean) => change(item, { isWaiting });
      const { place } = item;
      const { signal } = item.abort;
      const result = await options.send(item.file, { place, onProgress, onWaiting, signal });
      change(item, { state: 'done', share: 1, isWaiting: false, result });
      options.onDone?.(result);
    } catch (error) {
      if (!item.abort.signal.aborted)
        change(item, { state: 'failed', share: 0, isWaiting: false, error });
    }
    pump();
  };
  const pump = () => {
    const sending = uploads.filter(({ entry }) => entry.state === 'sending').length;
    const next = uploads
      .filter(({ entry }) => entry.state === 'queued')
      .slice(0, PARALLEL - sending);
    for (const item of next) void send(item);
    reportIdle();
  };
  const createUpload = (file: File, place: P): Upload<R, P> => {
    lastId += 1;
    const error = options.refuse(file) ?? null;
    const entry: UploadEntry<R> = {
      id: lastId,
      name: file.name,
      size: file.size,
      state: error === null ? 'queued' : 'failed',
      share: 0,
      isWaiting: false,
      result: null,
      error,
    };
    return { entry, file, place, abort: new AbortController() };
  };
  const drop = (isDropped: (item: Upload<R, P>) => boolean) => {
    for (const item of uploads.filter(isDropped)) item.abort.abort();
    uploads = uploads.filter((item) => !isDropped(item));
    publish();
    pump();
  };

  return {
    entries: () => entries,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Returns their ids. */
    add: (files: readonly File[], place: P): readonly number[] => {
      if (files.length === 0) return [];
      const added = files.map((file) => createUpload(file, place));
      uploads = [...(isBusy ? uploads : []), ...added];
      isBusy = true;
      publish();
      pump();
      return added.map(({ entry }) => entry.id);
    },
    retry: (id: number) => {
      const old = uploads.find(({ entry }) => entry.id === id && entry.state === 'failed');
      if (!old) return;
      uploads = uploads.map((item) => (item === old ? createUpload(old.file, old.place) : item));
      isBusy = true;
      publish();
      pump();
    },
    cancel: (id: number) => drop(({ entry }) => entry.id === id),
    /** Empties the queue and aborts running uploads; finished ones stay. */
    cancelAll: () => drop(({ entry }) => entry.state === 'queued' || entry.state === 'sending'),
    clear: () => drop(() => true),
  };
};

/** Resolves to the results of some files once all of them are done. */
export const resultsOf = <R, P>(
  queue: UploadQueue<R, P>,
  ids: readonly number[],
): Promise<readonly R[]> =>
  new Promise((resolve) => {
    const look = () => {
      const own = queue.entries().filter(({ id }) => ids.includes(id));
      if (own.some(({ state }) => state === 'queued' || state === 'sending')) return;
      stop();
      resolve(own.flatMap(({ result }) => (result === null ? [] : [result])));
    };
    const stop = queue.subscribe(look);
    look();
  });

export type UploadQueue<R, P> = ReturnType<typeof createUploadQueue<R, P>>;
