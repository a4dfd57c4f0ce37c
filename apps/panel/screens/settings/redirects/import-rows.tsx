import { Table } from '@mantine/core';
import type { ImportRow } from '@plinth/contract';
import { type I18n, keyPart, validationText } from '@plinth/i18n';
import { useI18n } from '@plinth/i18n/react';
import { StatusChip } from '@plinth/ui';
import { useState } from 'react';
import { PAGE_SIZE, Pager } from '../../../list/pager.tsx';

const STATUS = {
  ok: { tone: 'success', label: 'MODULE.REDIRECTS.IMPORT_STATUS.OK' },
  warning: { tone: 'warning', label: 'MODULE.REDIRECTS.IMPORT_STATUS.WARNING' },
  error: { tone: 'danger', label: 'MODULE.REDIRECTS.IMPORT_STATUS.ERROR' },
  skipped: { tone: 'neutral', label: 'MODULE.REDIRECTS.IMPORT_STATUS.SKIPPED' },
} as const;

const RANK = { error: 0, skipped: 1, warning: 2, ok: 3 };

const FIELDS = {
  old_url: 'MODULE.REDIRECTS.OLD_URL',
  new_url: 'MODULE.REDIRECTS.NEW_URL',
  code: 'MODULE.REDIRECTS.CODE.LABEL',
  is_wildcard_disabled: 'MODULE.REDIRECTS.DISABLE_WILDCARD',
} as const;

/** The problems of a row, each with the name of its column. */
const problemsOf = (i18n: I18n, errors: ImportRow['errors']): readonly string[] =>
  Object.entries(FIELDS).flatMap(([field, label]) =>
    (errors[field] ?? []).map((key) =>
      i18n.t('MODULE.REDIRECTS.IMPORT_PROBLEM', {
        field: i18n.t(label),
        problem:
          field === 'code' ? i18n.t('MODULE.REDIRECTS.CODE.ALLOWED') : validationText(i18n, key),
      }),
    ),
  );

/** Preview of the rows to import, problems first. */
export const ImportRows = ({ rows }: { readonly rows: readonly ImportRow[] }) => {
  const i18n = useI18n();
  const { t } = i18n;
  const [pager, setPager] = useState({ page: 1, count: PAGE_SIZE });
  const sorted = rows.toSorted((a, b) => RANK[a.status] - RANK[b.status] || a.line - b.line);
  const shown = sorted.slice((pager.page - 1) * pager.count, pager.page * pager.count);
  return (
    <div className="redirect-import">
      <Table data-testid="import-rows">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('MODULE.REDIRECTS.IMPORT_LINE')}</Table.Th>
            <Table.Th>{t('MODULE.REDIRECTS.OLD_URL')}</Table.Th>
            <Table.Th>{t('MODULE.REDIRECTS.NEW_URL')}</Table.Th>
            <Table.Th>{t('MODULE.REDIRECTS.IMPORT_STATUS')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map(({ line, old_url, new_url, status, reason, errors }) => (
            <Table.Tr key={`${line} ${old_url}`}>
              <Table.Td>{line}</Table.Td>
              <Table.Td className="redirect-target">{old_url}</Table.Td>
              <Table.Td className="redirect-target">{new_url}</Table.Td>
              <Table.Td>
                <StatusChip tone={STATUS[status].tone} label={t(STATUS[status].label)} />
                {reason && <div>{t(`MODULE.REDIRECTS.IMPORT_REASON.${keyPart(reason)}`)}</div>}
                {problemsOf(i18n, errors).map((problem) => (
                  <div key={problem}>{problem}</div>
                ))}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Pager {...pager} total={rows.length} onChange={setPager} />
    </div>
  );
};
