import type { OwnerPort } from '@plinth/editor';
import { useMemo } from 'react';
import { useGo } from '../../router/links.tsx';
import { client } from '../../rpc/client.ts';
import type { EditedKind } from '../edited-kind.ts';
import type { useOwnerSettings } from '../use-owner-settings.tsx';

type Needs = Pick<ReturnType<typeof useOwnerSettings>, 'readOwner' | 'openSettings'> & {
  readonly of: EditedKind;
  readonly id: number;
};

/** The owner's settings and status, and the list that it is in. */
export function useOwnerPort({ of, id, readOwner, openSettings }: Needs): OwnerPort {
  const go = useGo();
  const { kind } = of;
  return useMemo(
    () => ({
      openSettings,
      leave: () => go(of.list),
      readStatus: () =>
        readOwner().then(
          ({ status }) => status,
          () => null,
        ),
      readFindings: () =>
        client.LinksService.getFindings({ kind, id }).then(
          ({ broken, lacks_description }) => ({
            broken: broken.map(({ label, reason, node }) => ({
              ...{ label, node },
              isHidden: reason === 'hidden',
            })),
            lacksDescription: lacks_description,
          }),
          () => null,
        ),
    }),
    [of, go, openSettings, readOwner, kind, id],
  );
}
