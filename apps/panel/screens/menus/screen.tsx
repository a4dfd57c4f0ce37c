import { Button } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { PageTitle, toast } from '@plinth/ui';
import { IconMenu2, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRecordActions } from '../../data/use-records.ts';
import { ListStates } from '../../list/list-states.tsx';
import { Pager } from '../../list/pager.tsx';
import { useAttempt } from '../../list/use-attempt.ts';
import { useList } from '../../list/use-list.ts';
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
  const list = useList('MenusService', { columns: [], sort: { by: 'name', direction: 'asc' } });
  const { query } = list;
  const listed = query.data?.items.find((menu) => menu.id === id);
  const other = useQuery({
    queryKey: ['MenusService', 'one', id],
    queryFn: () => client.MenusService.get({ id }),
    enabled: id > 0 && query.isSuccess && !listed,
  });
  const first = other.isFetching ? undefined : query.data?.items[0];
  return { list, current: listed ?? other.data ?? first };
};

/** The list of menus and the selected menu. */
export const MenusScreen = () => {
  const t = useT();
  const go = useGo();
  const attempt = useAttempt();
  const { changed } = useRecordActions('MenusService');
  const { list, current } = useMenus();
  const menus = list.query.data?.items;
  const pages = usePages();

  const create = async (fromPages: boolean) => {
    const published = (pages.data ?? []).filter(({ status }) => status === 'publish');
    const items = fromPages ? itemsFromPages(published) : [];
    const name = t('MODULE.MENUS.NEW_NAME', { number: (list.query.data?.total ?? 0) + 1 });
    await attempt(
      async () => {
        const menu = await client.MenusService.save({ item: { name, items } });
        await changed();
        toast(t('COMMON.MESSAGES.CREATE_SUCCESS', { name }));
        go(`/menus/${menu.id}/`);
      },
      { failed: 'COMMON.MESSAGES.NOT_CREATED', name },
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
      <ListStates
        query={list.query}
        total={menus && pages.data && list.query.data?.total}
        {...{ isFiltered: list.isFiltered, onClear: list.clear }}
        empty={{
          icon: <IconMenu2 />,
          title: t('MODULE.MENUS.EMPTY'),
          text: t('MODULE.MENUS.EMPTY_TEXT'),
          action: <Button onClick={() => void create(true)}>{t('MODULE.MENUS.FROM_PAGES')}</Button>,
        }}
      />
      {current && pages.data && menus && (
        <div className="menus">
          <MenuList menus={menus} currentId={current.id}>
            <Pager {...list.pager} total={list.query.data?.total ?? 0} onChange={list.goTo} />
          </MenuList>
          <MenuEditor key={current.id} menu={current} pages={pages.data} changed={changed} />
        </div>
      )}
    </>
  );
};
