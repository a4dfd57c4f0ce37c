import { useT } from '@plinth/i18n/react';
import { useState } from 'react';
import { leftWorkOf, useLeftWork } from '../../../left-work/use-left-work.ts';
import type { OfferTarget } from '../../../links/use-offer-target.tsx';
import { PAGE_SIZE, Pager } from '../../../list/pager.tsx';
import { PAGE_DEPTH, type PageNode } from '../../../pages/page-tree.ts';
import { DropLine } from '../../../tree/drop-line.tsx';
import type { TreeRow } from '../../../tree/flat-tree.ts';
import { useTreeDrag } from '../../../tree/use-tree-drag.ts';
import { PageRow } from './page-row.tsx';
import { usePageActions } from './use-page-actions.ts';

type PageTableProps = {
  readonly rows: readonly TreeRow<PageNode>[];
  readonly isTree: boolean;
  /** Accessible name of the table. */
  readonly label: string;
  readonly offerTarget: OfferTarget;
  readonly 'data-testid': string;
};

export const PageTable = ({ rows, isTree, label, offerTarget, ...rest }: PageTableProps) => {
  const t = useT();
  const [pager, setPager] = useState({ page: 1, count: PAGE_SIZE });
  const actions = usePageActions(rows, offerTarget);
  const left = useLeftWork();
  const drag = useTreeDrag({
    rows,
    maxDepth: PAGE_DEPTH,
    onMove: (id, place) => void actions.moveTo(Number(id), place),
  });
  const last = Math.max(1, Math.ceil(rows.length / pager.count));
  const page = Math.min(pager.page, last);
  // Drops count rows from the top of the tree, so dragging needs all rows on one page.
  const isDraggable = isTree && last === 1;
  const shown = rows.slice((page - 1) * pager.count, page * pager.count);
  return (
    <>
      {isDraggable && rows.length > 1 && (
        <p className="pages-drag-hint">{t('MODULE.PAGES.DRAG_HINT')}</p>
      )}
      <div className="list-frame" ref={drag.container}>
        <table className="list pages-list" aria-label={label} {...rest}>
          <thead>
            <tr className="list-head">
              <th>{t('COMMON.TEXT.NAME')}</th>
              <th>{t('MODULE.PAGES.URL_PATH')}</th>
              <th>{t('MODULE.PAGES.STATUS.LABEL')}</th>
              <th>{t('MODULE.PAGES.MODIFIED')}</th>
              <th className="list-end">{t('COMMON.ACTIONS')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <PageRow
                key={row.id}
                row={row}
                left={leftWorkOf(left, { kind: 'page', id: row.item.id })}
                actions={actions}
                isTree={isTree}
                isDragged={drag.drag?.id === row.id}
                handle={isDraggable ? drag.handle(row) : null}
              />
            ))}
          </tbody>
        </table>
        <DropLine drag={drag.drag} />
      </div>
      <Pager {...pager} page={page} total={rows.length} onChange={setPager} />
    </>
  );
};
