import type { Send } from '@plinth/contract';

/** Calls that change nothing that is stored, or only documents, which no other page shows. */
const HARMLESS =
  /\.(?:get|check|look$|login|logout$|me$|confirm|createLook$|saveDesign$|restoreRevision$)/;

export const isWrite = (method: string): boolean => !HARMLESS.test(method);

/** Passes calls on and tells listeners of each that may have changed something. */
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
