import type { BootConfig, User } from '@plinth/contract';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { client } from '../rpc/client.ts';

/** Data that is loaded before the first screen. */
export type Boot = { readonly config: BootConfig; readonly user: User | null };

/** Loads both in one request. */
const loadBoot = async (): Promise<Boot> => {
  const [config, user] = await Promise.all([
    client.SystemService.getConfig(),
    client.AuthService.me(),
  ]);
  return { config, user };
};

export const bootQuery = {
  queryKey: ['boot'],
  queryFn: loadBoot,
  staleTime: Number.POSITIVE_INFINITY,
} as const;

/**
 * Asks whether the site is still under construction, and reloads the boot data once it isn't. Null if
 * the server doesn't answer.
 */
export async function isUnderConstruction(queries: QueryClient): Promise<boolean | null> {
  try {
    const { is_under_construction } = await client.SystemService.getConfig();
    if (!is_under_construction) await queries.invalidateQueries({ queryKey: bootQuery.queryKey });
    return is_under_construction;
  } catch {
    return null;
  }
}

export const BootContext = createContext<Boot | null>(null);

export const useBoot = (): Boot => {
  const boot = useContext(BootContext);
  if (!boot) throw new Error('A screen stands outside of the booted panel.');
  return boot;
};
