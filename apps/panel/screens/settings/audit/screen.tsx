import { Text } from '@mantine/core';
import { AUDIT_KINDS } from '@plinth/contract';
import { keyPart } from '@plinth/i18n';
import { useI18n } from '@plinth/i18n/react';
import { IconHistory } from '@tabler/icons-react';
import { RecordList } from '../../../list/record-list.tsx';
import { useList } from '../../../list/use-list.ts';
import type { ListFilter } from '../../../list/use-list-filters.ts';
import { SettingsFrame } from '../../../settings/settings-frame.tsx';
import { AUDIT_COLUMNS, auditText } from './audit-columns.tsx';

const KIND: ListFilter = {
  ...{ name: 'kind', label: 'MODULE.AUDIT.KIND', all: 'MODULE.AUDIT.KIND.ALL' },
  values: AUDIT_KINDS.map((value) => ({
    value,
    label: `MODULE.AUDIT.KIND.${keyPart(value)}` as const,
  })),
};

/** Who did what, newest first. */
export const AuditScreen = () => {
  const i18n = useI18n();
  const list = useList('AuditService', { columns: AUDIT_COLUMNS, filters: [KIND] });
  return (
    <SettingsFrame isWide>
      <Text c="dimmed" mb="md">
        {i18n.t('MODULE.AUDIT.INTRO')}
      </Text>
      <RecordList
        id="audit"
        list={list}
        search="MODULE.AUDIT.SEARCH"
        nameOf={(entry) => auditText(i18n, entry)}
        empty={{
          icon: <IconHistory />,
          title: i18n.t('MODULE.AUDIT.EMPTY'),
          text: i18n.t('MODULE.AUDIT.INTRO'),
        }}
      />
    </SettingsFrame>
  );
};
