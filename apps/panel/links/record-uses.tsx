import { Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { Panel } from '@plinth/ui';
import { useQuery } from '@tanstack/react-query';
import { loadUses } from './load-uses.ts';
import { UsesList } from './uses-list.tsx';

type RecordUsesProps = { readonly kind: Parameters<typeof loadUses>[0]; readonly id: number };

/** Where a stored record is used, with a link to each place. */
export const RecordUses = ({ kind, id }: RecordUsesProps) => {
  const t = useT();
  const { data: uses } = useQuery({
    queryKey: ['links', 'uses', kind, id],
    queryFn: () => loadUses(kind, [id]),
    gcTime: 0,
  });
  if (!uses) return null;
  return (
    <Panel title={t('MODULE.LINKS.USED_IN')}>
      {uses.length > 0 ? (
        <UsesList uses={uses} hasLinks />
      ) : (
        <Text c="dimmed">{t('MODULE.LINKS.USED_NOWHERE')}</Text>
      )}
    </Panel>
  );
};
