import { useT } from '@plinth/i18n/react';
import { Panel } from '@plinth/ui';
import { useQuery } from '@tanstack/react-query';
import { loadUses } from './load-uses.ts';
import { UsesList } from './uses-list.tsx';

type RecordUsesProps = { readonly kind: Parameters<typeof loadUses>[0]; readonly id: number };

/** The places that refer to a stored record, if there are any, with a link to each. */
export const RecordUses = ({ kind, id }: RecordUsesProps) => {
  const t = useT();
  const { data: uses } = useQuery({
    queryKey: ['links', 'uses', kind, id],
    queryFn: () => loadUses(kind, [id]),
    gcTime: 0,
  });
  if (!uses?.length) return null;
  return (
    <Panel title={t('MODULE.LINKS.USED_IN')}>
      <UsesList uses={uses} hasLinks />
    </Panel>
  );
};
