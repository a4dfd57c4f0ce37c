import type { BootConfig, LaunchRisk } from '@plinth/contract';
import { useQuery } from '@tanstack/react-query';
import { client } from '../rpc/client.ts';
import { useBoot } from '../session/boot.ts';
import { isMailRisk } from './risk-settings.ts';

/** How long the result of a check can be shown again, in ms. */
const FRESH = 60_000;

/** Checks of this server, by query key. */
export const CONNECTION_KEY = ['launch-connection'];

type Options = { readonly isWanted?: boolean; readonly isReused?: boolean };

/** Checks the site's URL and the email server. A check of the last minute can be reused. */
export const useConnection = ({ isWanted = true, isReused = false }: Options = {}) => {
  const { address } = useBoot().config;
  return useQuery({
    queryKey: [...CONNECTION_KEY, address],
    queryFn: () => client.LaunchService.checkConnection({}),
    enabled: isWanted,
    staleTime: isReused ? FRESH : 0,
    gcTime: FRESH,
  });
};

/** What is known without a check. */
const knownRisks = ({
  is_address_local,
  is_mail_configured,
}: BootConfig): readonly LaunchRisk[] => [
  ...(is_address_local ? (['address_local'] as const) : []),
  ...(is_mail_configured ? [] : (['mail_missing'] as const)),
];

type ConnectionRisks = {
  readonly isChecking: boolean;
  readonly risks: readonly LaunchRisk[];
  readonly check: () => void;
};

/** What is wrong with the site's URL or the email server, as far as it's known while it's checked. */
export const useConnectionRisks = (isWanted = true): ConnectionRisks => {
  const { config } = useBoot();
  const { data, isFetching, refetch } = useConnection({ isWanted, isReused: true });
  return {
    isChecking: isFetching,
    risks: data?.risks ?? knownRisks(config),
    check: () => void refetch(),
  };
};

/** Whether visitors can open the site, and why they can't. */
export const useReachability = (isWanted = true) => {
  const { isChecking, check, ...all } = useConnectionRisks(isWanted);
  const risks = all.risks.filter((risk) => !isMailRisk(risk));
  return { isChecking, risks, isReachable: !isChecking && risks.length === 0, check };
};
