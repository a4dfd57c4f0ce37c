import type { IntegrationSettings } from '@plinth/contract';
import { useI18n } from '@plinth/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../rpc/client.ts';
import { failureKey, failureOf } from '../../../rpc/failure.ts';

type Account = {
  readonly provider: IntegrationSettings['newsletter_provider'];
  /** Empty: the stored one. */
  readonly key: string;
};

/** The lists of an account at a newsletter service, once it was asked for them. */
export const useLists = ({ provider, key }: Account, isSet: boolean) => {
  const i18n = useI18n();
  const [asked, setAsked] = useState<Account | null>(isSet ? { provider, key } : null);
  const isAsked = asked?.provider === provider && (asked.key === key || (key === '' && isSet));
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['SubscribersService', 'lists', provider, key],
    queryFn: () =>
      provider === 'none'
        ? { lists: [] }
        : client.SubscribersService.checkKey({ provider, api_key: key }),
    enabled: isAsked && provider !== 'none',
    ...{ retry: false, gcTime: 0, refetchOnWindowFocus: false },
  });
  const failure = error && failureOf(error);
  return {
    lists: data?.lists,
    problem: failure
      ? i18n.t(
          failureKey(failure, 'COMMON.MESSAGES.LOAD_DATA_FROM_SERVER_ERROR', i18n.has),
          failure.values,
        )
      : undefined,
    isBusy: isFetching,
    load: () => {
      if (isAsked) void refetch();
      else setAsked({ provider, key });
    },
  };
};
