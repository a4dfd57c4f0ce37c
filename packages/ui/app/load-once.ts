import { useT } from '@plinth/i18n/react';
import { useEffect, useState } from 'react';
import { toast } from '../feedback/toast.tsx';

/** Code that loads when it is first needed. */
export type Loading<Value> = {
  /** Null until it is there. */
  readonly value: () => Value | null;
  /** Rejects when it cannot be had now; the next call tries again. */
  readonly load: () => Promise<Value>;
};

/** Loads once, however often it is asked; a failure is not kept. */
export function loadOnce<Value>(load: () => Promise<Value>): Loading<Value> {
  let value: Value | null = null;
  let loading: Promise<Value> | null = null;
  return {
    value: () => value,
    load: () => {
      loading ??= load().then(
        (loaded) => {
          value = loaded;
          return loaded;
        },
        (error: unknown) => {
          loading = null;
          throw error;
        },
      );
      return loading;
    },
  };
}

const AGAIN_MS = 3_000;

type Loaded<Value> = {
  /** Null until it is there. */
  readonly value: Value | null;
  /** It could not be loaded, and is tried again every 3 s. */
  readonly hasFailed: boolean;
};

/**
 * The value of `part`, which is loaded as soon as it `isAsked`. A failure is told by a toast and never
 * thrown: what stands on the screen stays, with all its work.
 */
export function useLoaded<Value>(part: Loading<Value>, isAsked = true): Loaded<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ value: null, hasFailed: false });
  const value = part.value() ?? loaded.value;
  const isMissing = isAsked && value === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isGone = false;
    let waiting = 0;
    const attempt = () =>
      part.load().then(
        (found) => {
          if (!isGone) setLoaded({ value: found, hasFailed: false });
        },
        () => {
          if (isGone) return;
          setLoaded({ value: null, hasFailed: true });
          waiting = window.setTimeout(attempt, AGAIN_MS);
        },
      );
    void attempt();
    return () => {
      isGone = true;
      clearTimeout(waiting);
    };
  }, [part, isMissing]);
  const t = useT();
  const { hasFailed } = loaded;
  useEffect(() => {
    if (hasFailed) toast(t('COMMON.MESSAGES.PART_ERROR'), { kind: 'warning' });
  }, [hasFailed, t]);
  return { value, hasFailed };
}
