import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useGo, useParam } from '../../router/links.tsx';
import { client } from '../../rpc/client.ts';
import { failureOf } from '../../rpc/failure.ts';
import { tokenIn } from './token-in.ts';

type Answer<T> = T extends (...args: never[]) => Promise<infer R> ? R : never;
export type SetupState = Answer<(typeof client)['SetupService']['getState']>;

/** The server's message about a link that isn't valid. */
export const BAD_LINK = 'SETUP.BAD_LINK';

const MINUTE_MS = 60_000;

/** How long before the link expires the wizard warns. */
const WARNING_MS = 5 * MINUTE_MS;

/** The shortest time between two extensions of the link. */
const PAUSE_MS = MINUTE_MS;

const setupQuery = (token: string) => ({
  queryKey: ['setup', token],
  queryFn: () => client.SetupService.getState({ token }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Whether a time in ms since 1970 has passed, also right after the computer was asleep. */
const useIsPast = (time: number): boolean => {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const check = () => setPast(Date.now() >= time);
    check();
    const timer = setInterval(check, 1000);
    return () => clearInterval(timer);
  }, [time]);
  return isPast;
};

/** The setup link that was opened: whether it's valid, for how long, and how to replace it. */
export const useSetupLink = () => {
  const token = useParam('token');
  const go = useGo();
  const queries = useQueryClient();
  const { data: state, dataUpdatedAt, error, refetch } = useQuery(setupQuery(token));
  const seconds = state?.expires_in ?? null;
  const expires = seconds === null ? Number.POSITIVE_INFINITY : dataUpdatedAt + seconds * 1000;
  const isExpiring = useIsPast(expires - WARNING_MS);
  const isPast = useIsPast(expires);
  useEffect(() => {
    if (isPast) void refetch();
  }, [isPast, refetch]);

  const lastExtension = useRef(0);
  const [isAtLimit, setAtLimit] = useState(false);
  const extend = useCallback(async () => {
    lastExtension.current = Date.now();
    try {
      const { expires_in } = await client.SetupService.extendLink({ token });
      setAtLimit(expires_in * 1000 <= WARNING_MS);
      queries.setQueryData(
        setupQuery(token).queryKey,
        (known: SetupState | undefined) => known && { ...known, expires_in },
      );
    } catch (problem) {
      // Without a connection, the next activity tries again.
      if (failureOf(problem).message === BAD_LINK) await refetch();
    }
  }, [queries, refetch, token]);
  const extendIfDue = useCallback(() => {
    if (Date.now() - Math.max(dataUpdatedAt, lastExtension.current) > PAUSE_MS) void extend();
  }, [dataUpdatedAt, extend]);

  /** Continues with another link or its token. Resolves to whether it's valid. */
  const replace = async (link: string): Promise<boolean> => {
    const next = tokenIn(link);
    if (next === null) return false;
    const { needs_setup, expires_in } = await queries.fetchQuery(setupQuery(next));
    if (needs_setup && expires_in === null) return false;
    go(`/setup/${next}/`, { replace: true });
    return true;
  };
  return {
    token,
    /** Undefined until the server has answered. */
    state,
    error,
    refetch,
    isValid: seconds !== null,
    /** ms since 1970 */
    expires,
    isExpiring,
    /** It expires soon and can't be extended again. */
    isAtLimit,
    extend,
    extendIfDue,
    replace,
  };
};

export type SetupLink = ReturnType<typeof useSetupLink>;
