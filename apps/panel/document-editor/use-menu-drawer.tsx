import { Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { lazyComponent, useLastNonNull } from '@plinth/ui';
import { useCallback, useRef, useState } from 'react';
import { LazyDrawer } from './lazy-drawer.tsx';

const StoredMenuEditor = lazyComponent(
  async () => (await import('../menus/stored-menu-editor.tsx')).StoredMenuEditor,
);

/** `openMenu` opens the items of a menu over the editor. Render `menuDrawer` somewhere. */
export const useMenuDrawer = () => {
  const t = useT();
  const [id, setId] = useState<number | null>(null);
  const { last: shown } = useLastNonNull(id);
  const [isClosing, setClosing] = useState(false);
  // A ref, because it is read after the form has gone.
  const isDirty = useRef(false);
  const onDirty = useCallback((value: boolean) => {
    isDirty.current = value;
  }, []);
  // Deferred: the same Escape would otherwise also close the confirmation dialog.
  const ask = (value: boolean) => void setTimeout(() => setClosing(value));
  const close = () => {
    onDirty(false);
    setClosing(false);
    setId(null);
  };
  const menuDrawer = (
    <LazyDrawer
      opened={id !== null}
      onClose={() => (isDirty.current ? ask(true) : close())}
      closesOnEscape={!isClosing}
      title={t('MODULE.MENUS.EDIT_ITEMS')}
      testId="menu-drawer"
    >
      {shown !== null && (
        <>
          <Text c="dimmed" mb="lg">
            {t('MODULE.MENUS.SAVED_APART')}
          </Text>
          <StoredMenuEditor
            id={shown}
            onDirty={onDirty}
            closing={isClosing ? { leave: close, stay: () => ask(false) } : null}
          />
        </>
      )}
    </LazyDrawer>
  );
  return { openMenu: setId, menuDrawer };
};
