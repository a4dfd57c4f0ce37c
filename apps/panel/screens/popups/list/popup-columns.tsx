import type { PopupSummary } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { opensItself } from '@plinth/model';
import { RecordLink } from '../../../list/record-link.tsx';
import { ModifiedCell } from '../../../list/relative-time.tsx';
import type { ListColumns } from '../../../list/use-list.ts';
import { usePopupUses, usesOf } from '../../../popups/use-popup-uses.ts';
import { PopupThumbnail } from './popup-thumbnail.tsx';

type CellProps = { readonly record: PopupSummary };

const NameCell = ({ record }: CellProps) => (
  <>
    <PopupThumbnail popup={record} />
    <RecordLink to={`/popups/${record.id}/design/`} name={record.name} />
  </>
);

/** What opens a popup. */
const OpensCell = ({ record: { properties } }: CellProps) => {
  const t = useT();
  const { after_seconds, at_scroll, on_exit } = properties.opens;
  if (!opensItself(properties)) return t('MODULE.POPUPS.OPENS_BY_LINK');
  return [
    ...(after_seconds === null ? [] : [t('MODULE.POPUPS.AFTER', { count: after_seconds })]),
    ...(at_scroll === null ? [] : [t('MODULE.POPUPS.AT', { percent: at_scroll })]),
    ...(on_exit ? [t('MODULE.POPUPS.ON_EXIT')] : []),
  ].join(', ');
};

const UsesCell = ({ record: { id } }: CellProps) => {
  const t = useT();
  const uses = usePopupUses();
  return t('MODULE.POPUPS.USES', { count: usesOf(uses, id).length });
};

export const POPUP_COLUMNS: ListColumns<'PopupsService'> = [
  { label: 'MODULE.POPUPS.NAME', width: 'minmax(0, 3fr)', sort: 'name', Cell: NameCell },
  {
    ...{ label: 'MODULE.POPUPS.OPENS', width: 'minmax(120px, 1fr)', isWideOnly: true },
    Cell: OpensCell,
  },
  {
    ...{ label: 'MODULE.POPUPS.USED', width: 'minmax(120px, 1fr)', isWideOnly: true },
    Cell: UsesCell,
  },
  {
    ...{ label: 'MODULE.PAGES.MODIFIED', width: 'minmax(100px, 0.9fr)', sort: 'modified' },
    ...{ isWideOnly: true, Cell: ModifiedCell },
  },
];
