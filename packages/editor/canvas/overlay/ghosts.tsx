import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { IconEyeOff } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { isHiddenOn } from '../../core/properties/visibility.ts';
import { useSession, useUi } from '../../core/session/context.ts';
import { useNodeName } from '../../core/widgets/widget-name.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import { placeBox } from './place-box.ts';
import { clipAbove, stickyEnd } from './sticky-end.ts';
import { stageBox, useOverlayUpdate } from './use-overlay-update.ts';

/**
 * Ids of the widgets hidden on the current device. The snapshot is a string to compare by value.
 */
function useHidden(): readonly NodeId[] {
  const session = useSession();
  const device = useUi((ui) => ui.device);
  const hidden = useRef<{ readonly device: string; readonly ids: Set<NodeId> } | null>(null);
  const subscribe = useCallback(
    (listener: () => void) =>
      session.store.observe((changes) => {
        const known = hidden.current;
        for (const id of changes.keys()) {
          const node = session.store.node(id);
          if (node && known && isHiddenOn(node, session.ui.getState().device)) known.ids.add(id);
          else known?.ids.delete(id);
        }
        listener();
      }),
    [session],
  );
  const text = useSyncExternalStore(subscribe, () => {
    if (hidden.current?.device !== device) {
      const nodes = [...session.store.reader.nodes.values()];
      const ids = nodes.filter((node) => isHiddenOn(node, device)).map(({ id }) => id);
      hidden.current = { device, ids: new Set(ids) };
    }
    return [...hidden.current.ids].join(' ');
  });
  return text === '' ? [] : text.split(' ');
}

/** Labels on the strips of widgets hidden on the current device. */
export function Ghosts({ canvas }: { readonly canvas: CanvasHandle }) {
  const isShown = useUi((ui) => ui.showHidden);
  const hidden = useHidden();
  return isShown && hidden.map((id) => <Ghost key={id} id={id} canvas={canvas} />);
}

function Ghost({ id, canvas }: { readonly id: NodeId; readonly canvas: CanvasHandle }) {
  const t = useT();
  const session = useSession();
  const name = useNodeName(id);
  const box = useRef<HTMLDivElement>(null);
  const label = `${name} · ${t('EDITOR.HIDDEN_HERE')}`;
  useOverlayUpdate(canvas, () => {
    const target = stageBox(session, canvas, id);
    const end = target ? stickyEnd(session, canvas, id) : 0;
    return () => {
      placeBox(box.current, target);
      clipAbove(box.current, end, target?.top ?? 0);
    };
  });
  useStripTitle(id, label);
  return (
    <div ref={box} className="pl-ghost" data-testid="ghost" hidden>
      <IconEyeOff size={14} aria-hidden />
      <span>
        {name}
        <span className="pl-ghost-reason">{` · ${t('EDITOR.HIDDEN_HERE')}`}</span>
      </span>
    </div>
  );
}

/** Sets the tooltip of a strip. The label can't have one, because clicks pass through it. */
function useStripTitle(id: NodeId, title: string): void {
  const { elements } = useSession();
  useEffect(() => {
    const element = elements.get(id);
    element?.setAttribute('title', title);
    return () => element?.removeAttribute('title');
  }, [elements, id, title]);
}
