import type { RedirectRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { DropLine } from '../../../tree/drop-line.tsx';
import { treeRows } from '../../../tree/flat-tree.ts';
import { useTreeDrag } from '../../../tree/use-tree-drag.ts';
import { RedirectForm } from './redirect-form.tsx';
import { RedirectRow } from './redirect-row.tsx';
import type { Editing } from './use-editing.ts';
import { useRedirectActions } from './use-redirects.ts';

type RedirectTableProps = {
  readonly items: readonly RedirectRecord[];
  readonly total: number;
  /** Position of the first row in the whole list. */
  readonly start: number;
  readonly isSortable: boolean;
  readonly editing: Editing;
};

/** The redirects in order, each edited in its row. */
export const RedirectTable = (props: RedirectTableProps) => {
  const { items, total, start, isSortable, editing } = props;
  const t = useT();
  const actions = useRedirectActions({ items, total }, start);
  const rows = treeRows(items.map((item) => ({ ...item, children: [] })));
  const drag = useTreeDrag({
    rows,
    maxDepth: 0,
    onMove: (id, { position }) => {
      const redirect = items.find((item) => item.id === id);
      if (redirect) void actions.moveTo(redirect, start + position);
    },
  });
  return (
    <div className="list-frame" ref={drag.container}>
      <table className="list redirects-list" data-testid="redirects-list">
        <thead>
          <tr className="list-head">
            <th>{t('MODULE.REDIRECTS.OLD_URL')}</th>
            <th>{t('MODULE.REDIRECTS.NEW_URL')}</th>
            <th>{t('MODULE.REDIRECTS.CODE.LABEL')}</th>
            <th>{t('MODULE.REDIRECTS.HITS')}</th>
            <th className="list-end">{t('COMMON.ACTIONS')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) =>
            row.id === editing.edited ? (
              <tr key={row.id} className="redirect-edited">
                <td>
                  <RedirectForm redirect={row.item} editing={editing} onSaved={actions.changed} />
                </td>
              </tr>
            ) : (
              <RedirectRow
                key={row.id}
                redirect={row.item}
                actions={actions}
                isDragged={drag.drag?.id === row.id}
                handle={isSortable ? drag.handle(row) : null}
                onEdit={() => editing.edit(row.item.id)}
              />
            ),
          )}
        </tbody>
      </table>
      <DropLine drag={drag.drag} />
    </div>
  );
};
