import { type BootConfig, TUTORIAL_SECTIONS } from '@plinth/contract';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useBoot } from '../../session/boot.ts';
import { opensByItself, rememberVisit } from './visits.ts';

const TIMEOUT_MS = 3000;

/** Whether the hub says that its tutorials are online. Never fails. */
async function askStatus(hubUrl: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(`${hubUrl}tutorial/status/`, { signal, credentials: 'omit' });
    return ((await response.json()) as { status?: unknown } | null)?.status === 'online';
  } catch {
    return false;
  }
}

/** The navigation entry that the current screen belongs to, if it has a tutorial. */
const useSection = (): string | undefined => {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return TUTORIAL_SECTIONS.find((section) => path.startsWith(`/${section}/`));
};

/** URL of a section's tutorial. */
export const tutorialUrl = (
  { hub_url, version, build }: BootConfig,
  values: { readonly locale: string; readonly section: string },
): string => {
  const query = new URLSearchParams({ ...values, build, version, now: String(Date.now()) });
  return `${hub_url}tutorial/?${query}`;
};

/**
 * The tutorial of the current section, which opens on its own the first time. `open` is undefined if
 * there is none: the feature is off, the hub is away, or the screen has no tutorial.
 */
export const useTutorial = () => {
  const { config, user } = useBoot();
  const section = useSection();
  const [opened, setOpened] = useState<string | null>(null);
  const { data: isOnline } = useQuery({
    queryKey: ['tutorial-status', config.hub_url],
    queryFn: () => askStatus(config.hub_url),
    enabled: config.features.cp_tutorial_center === true,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const available = isOnline ? section : undefined;
  const userId = user?.id ?? 0;
  useEffect(() => {
    if (available === undefined || !opensByItself(userId, available)) return;
    rememberVisit(userId, available);
    setOpened(available);
  }, [available, userId]);
  return {
    section: opened !== null && opened === available ? opened : null,
    open: available === undefined ? undefined : () => setOpened(available),
    close: () => setOpened(null),
  };
};
