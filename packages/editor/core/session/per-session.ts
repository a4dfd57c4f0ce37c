import type { EditorSession } from './types.ts';

/** A value per session, created on first use and garbage-collected with the session. */
export function perSession<Value>(create: () => Value): (session: EditorSession) => Value {
  const values = new WeakMap<EditorSession, { readonly value: Value }>();
  return (session) => {
    const known = values.get(session) ?? { value: create() };
    values.set(session, known);
    return known.value;
  };
}
