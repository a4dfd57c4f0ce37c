import { Button } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { EmptyState, ListSkeleton, PageTitle, toast } from '@plinth/ui';
import { IconMenu2, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordActions, useRecordList } from '../../data/use-records.ts';
import { LoadError } from '../../list/load-error.tsx';
import { PAGE_SIZE, Pager } from '../../list/pager.tsx';
import { useAttempt } from '../../list/use-attempt.ts';
import { itemsFromPages } from '../../menus/items-from-pages.ts';
import { MenuEditor } from '../../menus/menu-editor.tsx';
import { usePages } from '../../pages/use-pages.ts';
import { useGo, useIdParam } from '../../router/links.tsx';
import { client } from '../../rpc/client.ts';
import { MenuList } from './menu-list.tsx';
import './menus.css';

/** The current list page, and the menu in the URL, which may be on another page. */
const useMenus = () => {
  const id = useIdParam();
  const [pager, setPager] = useState({ page: 1, count: PAGE_SIZE });
  const list = useRecordList('MenusService', { ...pager, sort: 'name' });
  const listed = list.data?.items.find((menu) => menu.id === id);
  const other = useQuery({
    queryKey: ['MenusService', 'one', id],
    queryFn: () => client.MenusService.get({ id }),
    enabled: id > 0 && list.isSuccess && !listed,
  });
  const first = other.isFetching ? undefined : list.data?.items[0];
  return { list, pager, setPager, current: listed ?? other.data ?? first };
};

/** The list of menus and the selected menu. */
export const MenusScreen = () => {
  const t = useT();
  const go = useGo();
  const attempt = useAttempt();
  const { changed } = useRecordActions('MenusService');
  const { list, pager, setPager, current } = useMenus();
  const menus = list.data?.items;
  const pages = usePages();

  const create = async (fromPages: boolean) => {
    const published = (pages.data ?? []).filter(({ status }) => status === 'publish');
    const items = fromPages ? itemsFromPages(published) : [];
    const name = t('MODULE.MENUS.NEW_NAME', { number: (list.data?.total ?? 0) + 1 });
    await attempt(
      async () => {
        const menu = await client.MenusService.save({ item: { name, items } });
        await changed();
        toast(t('COMMON.MESSAGES.CREATE_SUCCESS', { name }));
        go(`/menus/${menu.id}/`);
      },
      { failed: 'COMMON.MESSAGES.CREATE_ERROR' },
    );
  };

  return (
    <>
      <PageTitle title={t('ROUTE.MENUS.TITLE')} description={t('MODULE.MENUS.INTRO')}>
        {menus && menus.length > 0 && (
          <Button
            leftSection={<IconPlus size={16} />}
            onClick={() => void create(false)}
            data-testid="new-menu"
          >
            {t('MODULE.MENUS.NEW')}
          </Button>
        )}
      </PageTitle>
      {(list.isPending || pages.isPending) && <ListSkeleton rows={4} />}
      {list.error && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.total === 0 && (
        <EmptyState
          icon={<IconMenu2 />}
          title={t('MODULE.MENUS.EMPTY')}
          text={t('MODULE.MENUS.EMPTY_TEXT')}
          action={<Button onClick={() => void create(true)}>{t('MODULE.MENUS.FROM_PAGES')}</Button>}
        />
      )}
      {current && pages.data && menus && (
        <div className="menus">
          <MenuList menus={menus} currentId={current.id}>
            <Pager {...pager} total={list.data?.total ?? 0} onChange={setPager} />
          </MenuList>
          <MenuEditor key={current.id} menu={current} pages={pages.data} changed={changed} />
        </div>
      )}
    </>
  );
};
