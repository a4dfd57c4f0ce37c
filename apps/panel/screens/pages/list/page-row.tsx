import { Tooltip } from '@mantine/core';
import type { LeftWork } from '@plinth/editor/left-work';
import { keyPart } from '@plinth/i18n';
import { useFormat, useT } from '@plinth/i18n/react';
import { PageStatus, StatusChip } from '@plinth/ui';
import { IconGripVertical, IconHome, IconLock } from '@tabler/icons-react';
import type { HTMLAttributes } from 'react';
import { LeftWorkNote } from '../../../left-work/left-work-note.tsx';
import type { PageNode } from '../../../pages/page-tree.ts';
import { urlPath } from '../../../pages/url-path.ts';
import { LinkAnchor } from '../../../router/links.tsx';
import { useHasRoute } from '../../../router/routes-context.ts';
import type { TreeRow } from '../../../tree/flat-tree.ts';
import { INDENT } from '../../../tree/use-tree-drag.ts';
import { PageMenu } from './page-menu.tsx';
import type { PageActions } from './use-page-actions.ts';
import './pages-list.css';

type PageRowProps = {
  readonly row: TreeRow<PageNode>;
  /** Its unsaved changes in this browser. */
  readonly left: LeftWork | undefined;
  readonly actions: PageActions;
  readonly isTree: boolean;
  readonly isDragged: boolean;
  /** Props of the drag handle; null if rows can't be dragged. */
  readonly handle: HTMLAttributes<HTMLElement> | null;
};

type MarkProps = { readonly Icon: typeof IconHome; readonly label: string };

const Mark = ({ Icon, label }: MarkProps) => (
  <Tooltip label={label}>
    <Icon size={16} className="pages-mark" role="img" aria-label={label} />
  </Tooltip>
);

const Marks = ({ page }: { readonly page: PageNode }) => {
  const t = useT();
  return (
    <>
      {page.is_home && <Mark Icon={IconHome} label={t('MODULE.PAGES.IS_HOME')} />}
      {page.visibility === 'password' && (
        <Mark Icon={IconLock} label={t('MODULE.PAGES.IS_PROTECTED')} />
      )}
      {page.service !== null && (
        <span className="pages-role">{t(`MODULE.PAGES.SERVICE.${keyPart(page.service)}`)}</span>
      )}
      {page.is_noindex && page.service === null && (
        <StatusChip tone="neutral" label={t('MODULE.PAGES.NOINDEX')} />
      )}
    </>
  );
};

export const PageRow = ({ row, left, actions, isTree, isDragged, handle }: PageRowProps) => {
  const t = useT();
  const format = useFormat();
  const hasEditor = useHasRoute('/pages/$id/design/');
  const page = row.item;
  return (
    <tr
      className="list-row"
      data-tree-row
      data-dragged={isDragged || undefined}
      data-testid="page-row"
    >
      <td className="list-main" style={{ paddingLeft: row.depth * INDENT }}>
        {handle && (
          <span className="tree-handle list-wide-only" title={t('MODULE.PAGES.DRAG')} {...handle}>
            <IconGripVertical size={16} aria-hidden="true" />
          </span>
        )}
        <span className="pages-name">
          <LinkAnchor
            className="list-name"
            to={hasEditor ? `/pages/${page.id}/design/` : `/pages/${page.id}/settings/`}
          >
            {page.name}
          </LinkAnchor>
          <Marks page={page} />
          {left && hasEditor && (
            <LeftWorkNote work={left} name={page.name} editor={`/pages/${page.id}/design/`} />
          )}
        </span>
      </td>
      <td className="list-muted list-wide-only" title={page.full_url}>
        {urlPath(page.full_url)}
      </td>
      <td className="pages-status">
        <PageStatus page={page} />
      </td>
      <td
        className="list-muted list-wide-only pages-modified"
        title={format.dateTime(page.modified)}
      >
        {format.relative(page.modified)}
      </td>
      <td className="list-actions">
        <PageMenu row={row} actions={actions} isTree={isTree} hasEditor={hasEditor} />
      </td>
    </tr>
  );
};
