import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadOnce, useLoaded } from './load-once.ts';

/** A component whose code loads on first render. Renders nothing until then. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const part = loadOnce(load);
  return function Part(props: Props) {
    const { value: Loaded } = useLoaded(part);
    return Loaded && <Loaded {...props} />;
  };
}

type LaterProps = {
  /** Mounts the children immediately. */
  readonly asked: boolean;
  readonly children: ReactNode;
};

const WAIT_MS = 10_000;

/**
 * Mounts its children when they're first needed, or 10 s after startup. This keeps them off the
 * first screen's critical path, and their code is available even if the server goes down.
 */
export function LazyMount({ asked, children }: LaterProps) {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    if (asked) return setTime(true);
    const waiting = setTimeout(() => setTime(true), WAIT_MS);
    return () => clearTimeout(waiting);
  }, [asked]);
  return isTime && children;
}
