import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadOnce, useLoaded } from './load-once.ts';

/** A component whose code loads when it is first drawn, and draws nothing until then. */
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
  /** Draws them at once. */
  readonly asked: boolean;
  readonly children: ReactNode;
};

const WAIT_MS = 10_000;

/**
 * Parts that load when they are first asked for, or a while after the start: the first screen does
 * not wait for them, and they are there when the server is not.
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
