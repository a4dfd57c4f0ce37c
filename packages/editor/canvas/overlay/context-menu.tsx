import { Menu } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { lazyComponent } from '@plinth/ui';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { isInOpenText } from '../../core/commands/edit-inline-text.ts';
import { openMenu } from '../../core/commands/open-menu.ts';
import { type Point, toBox } from '../../core/geometry/box.ts';
import { useSession, useUi } from '../../core/session/context.ts';
import type { EditorSession } from '../../core/session/types.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import { toWindow } from '../frame/viewport.ts';

const MenuItems = lazyComponent(async () => (await import('./menu-items.tsx')).MenuItems);

const OUTSIDE_EVENTS = ['mousedown', 'touchstart'];

const MENU = '.pl-context-menu';

/** px from the corner of the target when the menu is opened by keyboard. */
const INSET = 8;

/** Where the menu opens, in window px: at the given point, the focused layer, or the selection. */
function menuPosition(
  session: EditorSession,
  canvas: CanvasHandle,
  at: Point | null,
): Point | null {
  if (at) return at;
  const line = document.activeElement?.closest('[data-layer]')?.getBoundingClientRect();
  if (line) return { x: line.left + 3 * INSET, y: line.bottom };
  const element = session.elements.get(session.ui.getState().selection.at(-1) ?? '');
  if (!element) return null;
  const { left, top } = toWindow(canvas.windowViewport(), toBox(element.getBoundingClientRect()));
  return { x: left + INSET, y: top + INSET };
}

/** Commands for the selection, opened by right-click, Shift+F10, the Menu key, or the toolbar. */
export function ContextMenu({ canvas }: { readonly canvas: CanvasHandle }) {
  const t = useT();
  const session = useSession();
  const { ui } = session;
  const menu = useUi((state) => state.menu);
  const opener = useRef<Element | null>(null);
  const position = useMemo(
    () => menu && menuPosition(session, canvas, menu.at),
    [menu, session, canvas],
  );

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let isTouch = false;
    const trackPointer = ({ pointerType }: PointerEvent) => {
      isTouch = pointerType === 'touch';
    };
    const handleContextMenu = (event: MouseEvent) => {
      const id = (event.target as Element).closest('[data-node-id]')?.getAttribute('data-node-id');
      // A tap that selects a word in open text also asks for a menu.
      if (!id || (isTouch && isInOpenText(session, id))) return;
      event.preventDefault();
      const { left, top } = toWindow(canvas.windowViewport(), {
        left: event.clientX,
        top: event.clientY,
        right: 0,
        bottom: 0,
      });
      openMenu(session, id, { x: left, y: top });
    };
    canvas.document.addEventListener('pointerdown', trackPointer, { capture: true, signal });
    canvas.document.addEventListener('contextmenu', handleContextMenu, { signal });
    return () => stop.abort();
  }, [canvas, session]);

  useLayoutEffect(() => {
    if (menu) opener.current = document.activeElement;
  }, [menu]);
  const returnFocus = () => {
    const focusTarget = opener.current?.closest<HTMLElement>('[data-layer], [data-to-page] button');
    if (focusTarget?.isConnected) focusTarget.focus({ preventScroll: true });
    else canvas.focus();
  };
  const close = () => {
    ui.setState({ menu: null });
    returnFocus();
  };
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || (event.target as Element).closest(MENU)) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  });
  useEffect(() => {
    if (!menu) return;
    const stop = new AbortController();
    // The menu gets the focus only after it has opened. Until then, Escape is meant for it, too.
    const options = { capture: true, signal: stop.signal };
    window.addEventListener('keydown', closeOnEscape, options);
    canvas.document.addEventListener('keydown', closeOnEscape, options);
    return () => stop.abort();
  }, [menu, canvas]);
  return (
    <Menu
      opened={position !== null}
      onClose={close}
      position="right-start"
      shadow="md"
      withinPortal
      trapFocus
      returnFocus={false}
      // The menu itself takes the focus.
      withInitialFocusPlaceholder={false}
      // Without key events: the key press that opens the menu would close it again.
      clickOutsideEvents={OUTSIDE_EVENTS}
    >
      <Menu.Target>
        {/* Not focusable: the open menu handles keys. */}
        <span
          className="pl-context-anchor"
          aria-hidden
          style={{ left: position?.x ?? 0, top: position?.y ?? 0 }}
        >
          {t('EDITOR.ACTION.MENU')}
        </span>
      </Menu.Target>
      <Menu.Dropdown
        className="pl-context-menu"
        // Without this, the hidden target would name it.
        aria-labelledby={undefined}
        aria-label={t('EDITOR.TOOLBAR.LABEL')}
        // Mantine moves the focus into it with a delay, also when it's closed by then.
        onFocus={() => ui.getState().menu === null && returnFocus()}
        data-testid="context-menu"
      >
        {position && <MenuItems />}
      </Menu.Dropdown>
    </Menu>
  );
}
