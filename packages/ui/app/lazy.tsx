import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadOnce, useLoaded } from './load-once.ts';

/** A component whose code loads on first render. Renders nothing until then. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const component = loadOnce(load);
  return function Lazy(props: Props) {
    const { value: Loaded } = useLoaded(component);
    return Loaded && <Loaded {...props} />;
  };
}

type LazyMountProps = {
  /** Mounts the children immediately. */
  readonly when: boolean;
  readonly children: ReactNode;
};

const PRELOAD_DELAY_MS = 10_000;

/**
 * Mounts its children when they're first needed, or 10 s after startup. This keeps them off the
 * first screen's critical path, and their code is available even if the server goes down.
 */
export function LazyMount({ when, children }: LazyMountProps) {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => {
    if (when) return setMounted(true);
    const timer = setTimeout(() => setMounted(true), PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [when]);
  return isMounted && children;
}
