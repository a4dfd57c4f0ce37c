import { Menu } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { CanvasHandle } from '../canvas/canvas-context.ts';
import { toWindow } from '../canvas/viewport.ts';
import type { Point } from '../drag/box.ts';
import { useSession } from '../session/context.ts';
import { stageBox } from './outline.tsx';

const MenuItems = lazy(async () => ({ default: (await import('./menu-items.tsx')).MenuItems }));

/** px of the stage at which the menu is open. */
type Opened = Point | null;

/** The commands on the selection: by right click, by Shift+F10 or the menu key, and from the toolbar. */
export function ContextMenu({ canvas }: { readonly canvas: CanvasHandle }) {
  const t = useT();
  const session = useSession();
  const [at, setAt] = useState<Opened>(null);

  useEffect(() => {
    const atSelection = () => {
      const box = stageBox(session, canvas, session.ui.getState().selection.at(-1) ?? '');
      if (box) setAt({ x: box.left + 8, y: box.top + 8 });
    };
    const pressed = (event: MouseEvent) => {
      const id = (event.target as Element).closest('[data-node-id]')?.getAttribute('data-node-id');
      if (!id) return;
      event.preventDefault();
      const { selection } = session.ui.getState();
      if (!selection.includes(id)) session.ui.setState({ selection: [id], textEditing: null });
      const { left, top } = toWindow(canvas.viewport(), {
        left: event.clientX,
        top: event.clientY,
        right: 0,
        bottom: 0,
      });
      setAt({ x: left, y: top });
    };
    canvas.document.addEventListener('contextmenu', pressed);
    const stop = session.ui.subscribe(({ menuRequests }, before) => {
      if (menuRequests !== before.menuRequests) atSelection();
    });
    return () => {
      canvas.document.removeEventListener('contextmenu', pressed);
      stop();
    };
  }, [canvas, session]);

  const close = () => {
    setAt(null);
    canvas.window.focus();
  };
  return (
    <Menu
      opened={at !== null}
      onClose={close}
      position="right-start"
      shadow="md"
      withinPortal
      trapFocus
    >
      <Menu.Target>
        <button
          type="button"
          className="pl-context-anchor"
          tabIndex={-1}
          aria-label={t('EDITOR.ACTION.MENU')}
          style={{ left: at?.x ?? 0, top: at?.y ?? 0 }}
        />
      </Menu.Target>
      <Menu.Dropdown aria-label={t('EDITOR.TOOLBAR.LABEL')} data-testid="context-menu">
        <Suspense>{at && <MenuItems />}</Suspense>
      </Menu.Dropdown>
    </Menu>
  );
}
