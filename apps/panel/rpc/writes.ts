import type { Send } from '@plinth/contract';

/** Calls that change nothing, or only documents, which other pages don't show. */
const READ_ONLY =
  /\.(?:get|check|login|logout$|me$|confirm|createLook$|saveDesign$|restoreRevision$)/;

export const isWrite = (method: string): boolean => !READ_ONLY.test(method);

const DESIGN_SAVE = /\.(?:saveDesign|restoreRevision)$/;

type Listener = () => void;

function createListeners() {
  const listeners = new Set<Listener>();
  return {
    notify: () => {
      for (const listener of listeners) listener();
    },
    add: (listener: Listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Forwards calls and notifies listeners of those that may have changed stored data. */
export function watchWrites(send: Send) {
  const writes = createListeners();
  const designs = createListeners();
  return {
    send: async (call: Parameters<Send>[0]) => {
      const result = await send(call);
      if (isWrite(call.method)) writes.notify();
      if (DESIGN_SAVE.test(call.method)) designs.notify();
      return result;
    },
    onWrite: writes.add,
    /** A saved document. */
    onDesignSave: designs.add,
  };
}
