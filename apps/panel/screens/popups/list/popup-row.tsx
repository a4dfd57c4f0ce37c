import { Menu } from '@mantine/core';
import type { PopupSummary } from '@plinth/contract';
import { useFormat, useT } from '@plinth/i18n/react';
import { opensItself } from '@plinth/model';
import { IconButton } from '@plinth/ui';
import { IconCopy, IconDots, IconPencil, IconSettings, IconTrash } from '@tabler/icons-react';
import { useRecordActions } from '../../../data/use-records.ts';
import type { usesOf } from '../../../popups/use-popup-uses.ts';
import { LinkAnchor } from '../../../router/links.tsx';
import { LinkMenuItem } from '../../../router/menu-link.tsx';
import { UsesList } from './uses-list.tsx';

type PopupProps = { readonly popup: PopupSummary; readonly uses: ReturnType<typeof usesOf> };

/** What opens a popup. */
const useOpening = ({ properties }: PopupSummary): string => {
  const t = useT();
  const { after_seconds, at_scroll, on_exit } = properties.opens;
  if (!opensItself(properties)) return t('MODULE.POPUPS.OPENS_BY_LINK');
  return [
    ...(after_seconds === null ? [] : [t('MODULE.POPUPS.AFTER', { count: after_seconds })]),
    ...(at_scroll === null ? [] : [t('MODULE.POPUPS.AT', { percent: at_scroll })]),
    ...(on_exit ? [t('MODULE.POPUPS.ON_EXIT')] : []),
  ].join(', ');
};

export const PopupRow = ({ popup, uses }: PopupProps) => {
  const t = useT();
  const format = useFormat();
  const { id, name, modified } = popup;
  return (
    <tr className="list-row" data-testid="popup-row">
      <td className="list-main">
        <LinkAnchor className="list-name" to={`/popups/${id}/design/`}>
          {name}
        </LinkAnchor>
      </td>
      <td className="list-muted list-wide-only">{useOpening(popup)}</td>
      <td className="list-muted list-wide-only">
        {t('MODULE.POPUPS.USES', { count: uses.length })}
      </td>
      <td className="list-muted list-wide-only" title={format.dateTime(modified)}>
        {format.relative(modified)}
      </td>
      <td className="list-actions">
        <PopupMenu popup={popup} uses={uses} />
      </td>
    </tr>
  );
};

const PopupMenu = ({ popup, uses }: PopupProps) => {
  const t = useT();
  const { duplicate, remove } = useRecordActions('PopupsService');
  const { id, name } = popup;
  const text = (
    <>
      {t(uses.length > 0 ? 'MODULE.POPUPS.DELETE_USED' : 'MODULE.POPUPS.DELETE_TEXT')}
      {uses.length > 0 && <UsesList uses={uses} />}
    </>
  );
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <IconButton
          label={t('COMMON.MORE_ACTIONS', { name })}
          icon={<IconDots size={18} />}
          data-testid="popup-menu"
        />
      </Menu.Target>
      <Menu.Dropdown>
        <LinkMenuItem to={`/popups/${id}/design/`} leftSection={<IconPencil size={16} />}>
          {t('MODULE.POPUPS.EDIT_DESIGN')}
        </LinkMenuItem>
        <LinkMenuItem to={`/popups/${id}/settings/`} leftSection={<IconSettings size={16} />}>
          {t('ROUTE.POPUP_SETTINGS.TITLE')}
        </LinkMenuItem>
        <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => void duplicate(popup)}>
          {t('COMMON.ACTION.DUPLICATE')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} />}
          onClick={() =>
            void remove([popup], { title: t('MODULE.POPUPS.DELETE_TITLE', { name }), text })
          }
        >
          {t('COMMON.ACTION.DELETE')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
