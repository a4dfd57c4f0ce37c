import type { Send } from '@plinth/contract';

/** Calls that change nothing, or only documents, which other pages don't show. */
const READ_ONLY =
  /\.(?:get|check|look$|login|logout$|me$|confirm|createLook$|saveDesign$|restoreRevision$)/;

export const isWrite = (method: string): boolean => !READ_ONLY.test(method);

/** Forwards calls and notifies listeners of those that may have changed stored data. */
export function watchWrites(send: Send) {
  const listeners = new Set<() => void>();
  return {
    send: async (call: Parameters<Send>[0]) => {
      const result = await send(call);
      if (isWrite(call.method)) for (const listener of listeners) listener();
      return result;
    },
    onWrite: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
