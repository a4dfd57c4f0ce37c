import { FormSkeleton } from '@plinth/ui';
import { useQuery } from '@tanstack/react-query';
import { useRecordActions } from '../data/use-records.ts';
import type { Closing } from '../forms/unsaved-guard.tsx';
import { LoadError } from '../list/load-error.tsx';
import { usePages } from '../pages/use-pages.ts';
import { client } from '../rpc/client.ts';
import { MenuEditor } from './menu-editor.tsx';

type StoredMenuEditorProps = {
  readonly id: number;
  readonly onDirty: (isDirty: boolean) => void;
  /** A request to close what the editor is in. */
  readonly closing: Closing | null;
};

/** The items of a stored menu, over another screen. */
export const StoredMenuEditor = ({ id, ...events }: StoredMenuEditorProps) => {
  const { changed } = useRecordActions('MenusService');
  const pages = usePages();
  const menu = useQuery({
    queryKey: ['menus', 'record', id],
    queryFn: () => client.MenusService.get({ id }),
    gcTime: 0,
  });
  const error = menu.error ?? pages.error;
  return (
    <>
      {(menu.isPending || pages.isPending) && <FormSkeleton fields={4} />}
      {error && <LoadError error={error} onRetry={() => void menu.refetch()} />}
      {menu.data && pages.data && (
        <MenuEditor
          key={menu.data.id}
          menu={menu.data}
          pages={pages.data}
          changed={changed}
          {...events}
        />
      )}
    </>
  );
};
