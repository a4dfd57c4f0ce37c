import type { LaunchRisk } from '@plinth/contract';
import { useQuery } from '@tanstack/react-query';
import { client } from '../rpc/client.ts';
import { useBoot } from '../session/boot.ts';

/** How long the result of a check can be shown again, in ms. */
const FRESH = 60_000;

type Options = { readonly isWanted?: boolean; readonly isReused?: boolean };

/** Checks the site's URL and the email server. A check of the last minute can be reused. */
export const useConnection = ({ isWanted = true, isReused = false }: Options = {}) => {
  const { address } = useBoot().config;
  return useQuery({
    queryKey: ['launch-connection', address],
    queryFn: () => client.LaunchService.checkConnection({}),
    enabled: isWanted,
    staleTime: isReused ? FRESH : 0,
    gcTime: FRESH,
  });
};

type Reachability = {
  readonly isChecking: boolean;
  readonly isReachable: boolean;
  /** Why visitors can't open the site. */
  readonly risks: readonly LaunchRisk[];
  readonly check: () => void;
};

/** Whether visitors can open the site. */
export const useReachability = (isWanted = true): Reachability => {
  const { is_address_local } = useBoot().config;
  const { data, isFetching: isChecking, refetch } = useConnection({ isWanted, isReused: true });
  const local: readonly LaunchRisk[] = is_address_local ? ['address_local'] : [];
  const risks = data ? data.risks.filter((risk) => !risk.startsWith('mail')) : local;
  return {
    ...{ isChecking, risks },
    isReachable: !isChecking && risks.length === 0,
    check: () => void refetch(),
  };
};
