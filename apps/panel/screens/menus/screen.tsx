import { Button } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { EmptyState, ListSkeleton, PageTitle, toast } from '@plinth/ui';
import { IconMenu2, IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LoadError } from '../../list/load-error.tsx';
import { useAttempt } from '../../list/use-attempt.ts';
import { usePages } from '../../pages/use-pages.ts';
import { useGo, useIdParam } from '../../router/links.tsx';
import { client } from '../../rpc/client.ts';
import { itemsFromPages } from './items-from-pages.ts';
import { MenuEditor } from './menu-editor.tsx';
import { MenuList } from './menu-list.tsx';
import './menus.css';

const KEY = ['menus'] as const;

/** All menus at the left, the chosen one at the right. */
export const MenusScreen = () => {
  const t = useT();
  const go = useGo();
  const id = useIdParam();
  const attempt = useAttempt();
  const queries = useQueryClient();
  const menus = useQuery({
    queryKey: KEY,
    queryFn: async () => (await client.MenusService.getList({ count: 200, sort: 'name' })).items,
  });
  const pages = usePages();
  const changed = () => queries.invalidateQueries({ queryKey: KEY });
  const current = menus.data?.find((menu) => menu.id === id) ?? menus.data?.[0];

  const create = async (fromPages: boolean) => {
    const items = fromPages ? itemsFromPages(pages.data ?? []) : [];
    const name = t('MODULE.MENUS.NEW_NAME', { number: (menus.data?.length ?? 0) + 1 });
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
        {menus.data && menus.data.length > 0 && (
          <Button
            leftSection={<IconPlus size={16} />}
            onClick={() => void create(false)}
            data-testid="new-menu"
          >
            {t('MODULE.MENUS.NEW')}
          </Button>
        )}
      </PageTitle>
      {(menus.isPending || pages.isPending) && <ListSkeleton rows={4} />}
      {menus.error && <LoadError error={menus.error} onRetry={() => void menus.refetch()} />}
      {menus.data?.length === 0 && (
        <EmptyState
          icon={<IconMenu2 />}
          title={t('MODULE.MENUS.EMPTY')}
          text={t('MODULE.MENUS.EMPTY_TEXT')}
          action={<Button onClick={() => void create(true)}>{t('MODULE.MENUS.FROM_PAGES')}</Button>}
        />
      )}
      {current && pages.data && menus.data && (
        <div className="menus">
          <MenuList menus={menus.data} currentId={current.id} changed={changed} />
          <MenuEditor key={current.id} menu={current} pages={pages.data} changed={changed} />
        </div>
      )}
    </>
  );
};
