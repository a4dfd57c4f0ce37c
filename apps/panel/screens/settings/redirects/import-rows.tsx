import { Table } from '@mantine/core';
import type { ImportRow } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { StatusChip } from '@plinth/ui';
import { useState } from 'react';
import { ProblemText } from '../../../forms/problem-text.tsx';
import { PAGE_SIZE, Pager } from '../../../list/pager.tsx';

const STATUS = {
  ok: { tone: 'success', label: 'MODULE.REDIRECTS.IMPORT_STATUS.OK' },
  warning: { tone: 'warning', label: 'MODULE.REDIRECTS.IMPORT_STATUS.WARNING' },
  error: { tone: 'danger', label: 'MODULE.REDIRECTS.IMPORT_STATUS.ERROR' },
} as const;

const RANK = { error: 0, warning: 1, ok: 2 };

/** Preview of the rows to import, problems first. */
export const ImportRows = ({ rows }: { readonly rows: readonly ImportRow[] }) => {
  const t = useT();
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
          {shown.map(({ line, old_url, new_url, status, errors }) => (
            <Table.Tr key={line}>
              <Table.Td>{line}</Table.Td>
              <Table.Td>{old_url}</Table.Td>
              <Table.Td>{new_url}</Table.Td>
              <Table.Td>
                <StatusChip tone={STATUS[status].tone} label={t(STATUS[status].label)} />
                {[...new Set(Object.values(errors).flat())].map((key) => (
                  <div key={key}>
                    <ProblemText errorKey={key} />
                  </div>
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
