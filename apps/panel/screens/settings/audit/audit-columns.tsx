import type { AuditEntryRecord } from '@plinth/contract';
import { keyPart, knownText } from '@plinth/i18n';
import { useFormat, useI18n, useT } from '@plinth/i18n/react';
import type { ListColumns } from '../../../list/use-list.ts';

type CellProps = { readonly record: AuditEntryRecord };

type I18n = ReturnType<typeof useI18n>;

/** What happened, in words. Records without a text of their own have a common one. */
export const auditText = (i18n: I18n, { record, result, subject }: AuditEntryRecord): string => {
  const common = `MODULE.AUDIT.RESULT.${keyPart(result)}` as const;
  const name = knownText(i18n, `MODULE.AUDIT.RECORD.${keyPart(record)}`, {
    fallback: 'MODULE.AUDIT.RECORD.OTHER',
    values: { record },
  });
  const values = { name, subject };
  const key = `MODULE.AUDIT.EVENT.${keyPart(record)}_${keyPart(result)}`;
  return knownText(i18n, key, { fallback: common, values }).trim();
};

const WhatCell = ({ record }: CellProps) => (
  <span className="list-name">{auditText(useI18n(), record)}</span>
);

const WhoCell = ({ record: { who, ip } }: CellProps) => {
  const t = useT();
  return who ?? t(ip === '' ? 'MODULE.AUDIT.WHO.SERVER' : 'MODULE.AUDIT.WHO.GUEST');
};

const TimeCell = ({ record: { created } }: CellProps) => useFormat().dateTime(created);

export const AUDIT_COLUMNS: ListColumns<'AuditService'> = [
  { label: 'MODULE.AUDIT.WHAT', width: 'minmax(0, 2fr)', Cell: WhatCell },
  { label: 'MODULE.AUDIT.WHO', width: 'minmax(90px, 1fr)', Cell: WhoCell },
  {
    ...{ label: 'MODULE.AUDIT.IP', width: 'minmax(0, 1fr)', isWideOnly: true },
    Cell: ({ record }) => record.ip,
  },
  { label: 'MODULE.AUDIT.TIME', width: 'minmax(190px, 1fr)', Cell: TimeCell },
];
