import { startTransition, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../scheduling/after-paint.ts';
import type { EditorUi } from '../view/ui-store.ts';
import { useSession } from './context.ts';

/**
 * A value of the UI as of the last painted frame: rendering with it never delays a paint, unlike
 * `useDeferredValue`, which yields to other work but not to painting. `flush`, called in an event
 * handler, renders with the current value before anything else in the event.
 */
export function useUiAfterPaint<T>(
  select: (ui: EditorUi) => T,
): readonly [painted: T, flush: () => void] {
  const { ui } = useSession();
  const [painted, setPainted] = useState(() => select(ui.getState()));
  const selected = useRef(select);
  selected.current = select;
  const [read] = useState(() => () => selected.current(ui.getState()));
  const latest = useRef(painted);
  const flush = () => setPainted(read);
  useEffect(() => {
    let cancel: () => void = () => undefined;
    const follow = () => {
      const now = read();
      if (Object.is(now, latest.current)) return;
      latest.current = now;
      cancel();
      cancel = afterPaint(() => startTransition(() => setPainted(read)));
    };
    follow();
    const stop = ui.subscribe(follow);
    return () => {
      stop();
      cancel();
    };
  }, [ui, read]);
  return [painted, flush];
}
