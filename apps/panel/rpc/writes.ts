import type { Send } from '@plinth/contract';

/** Calls that change nothing, or only documents, which other pages don't show. */
const HARMLESS =
  /\.(?:get|check|look$|login|logout$|me$|confirm|createLook$|saveDesign$|restoreRevision$)/;

export const isWrite = (method: string): boolean => !HARMLESS.test(method);

/** Forwards calls and notifies listeners of those that may have changed stored data. */
export function watchWrites(send: Send) {
  const listeners = new Set<() => void>();
  return {
    send: async (call: Parameters<Send>[0]) => {
      const result = await send(call);
      if (isWrite(call.method)) for (const hear of listeners) hear();
      return result;
    },
    onWrite: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
