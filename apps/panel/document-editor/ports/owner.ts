import type { OwnerPort } from '@plinth/editor';
import { useMemo } from 'react';
import { useGo } from '../../router/links.tsx';
import type { EditedKind } from '../edited-kind.ts';
import type { useOwnerSettings } from '../use-owner-settings.tsx';

type Needs = Pick<ReturnType<typeof useOwnerSettings>, 'readOwner' | 'openSettings'> & {
  readonly of: EditedKind;
};

/** The owner's settings and status, and the list that it is in. */
export function useOwnerPort({ of, readOwner, openSettings }: Needs): OwnerPort {
  const go = useGo();
  return useMemo(
    () => ({
      openSettings,
      leave: () => go(of.list),
      readStatus: () =>
        readOwner().then(
          ({ status }) => status,
          () => null,
        ),
    }),
    [of, go, openSettings, readOwner],
  );
}
