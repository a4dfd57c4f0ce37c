import { useT } from '@plinth/i18n/react';
import { useEffect, useState } from 'react';
import { toast } from '../feedback/toast.tsx';

/** Code that loads on first use. */
export type LazyValue<Value> = {
  /** Null until loaded. */
  readonly value: () => Value | null;
  /** Rejects if loading fails. The next call tries again. */
  readonly load: () => Promise<Value>;
};

/** Loads once, regardless of the number of calls. Failures aren't cached. */
export function loadOnce<Value>(load: () => Promise<Value>): LazyValue<Value> {
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

const RETRY_MS = 3_000;

type Loaded<Value> = {
  /** Null until loaded. */
  readonly value: Value | null;
  /** Whether loading failed. It's retried every 3 s. */
  readonly hasFailed: boolean;
};

/**
 * Loads `lazy` once `isNeeded` is true, and tries again after failures, which the caller shows and
 * which are never thrown.
 */
export function useRetried<Value>(lazy: LazyValue<Value>, isNeeded = true): Loaded<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ value: null, hasFailed: false });
  const value = lazy.value() ?? loaded.value;
  const isMissing = isNeeded && value === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCanceled = false;
    let timer = 0;
    const attempt = () =>
      lazy.load().then(
        (value) => {
          if (!isCanceled) setLoaded({ value, hasFailed: false });
        },
        () => {
          if (isCanceled) return;
          setLoaded({ value: null, hasFailed: true });
          timer = window.setTimeout(attempt, RETRY_MS);
        },
      );
    void attempt();
    return () => {
      isCanceled = true;
      clearTimeout(timer);
    };
  }, [lazy, isMissing]);
  return { value, hasFailed: loaded.hasFailed };
}

/**
 * Loads `lazy` once `isNeeded` is true. Failures show a toast and are never thrown, so that the
 * current screen and unsaved work stay intact.
 */
export function useLoaded<Value>(lazy: LazyValue<Value>, isNeeded = true): Loaded<Value> {
  const t = useT();
  const loaded = useRetried(lazy, isNeeded);
  const { hasFailed } = loaded;
  useEffect(() => {
    if (hasFailed) toast(t('COMMON.MESSAGES.PART_ERROR'), { kind: 'warning' });
  }, [hasFailed, t]);
  return loaded;
}
