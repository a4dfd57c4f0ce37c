import { useT } from '@plinth/i18n/react';
import type { DocumentNode, NodeId } from '@plinth/model';
import { missingFacts } from '@plinth/render/react';
import { IconEyeOff } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { isHiddenOn } from '../../core/properties/visibility.ts';
import { useSession, useUi } from '../../core/session/context.ts';
import { useServices } from '../../core/session/services.ts';
import { isPhone } from '../../core/view/small-screen.ts';
import { useMissingFacts } from '../../core/widgets/use-missing-facts.ts';
import { useNodeName } from '../../core/widgets/widget-name.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import { REVEALED } from '../frame/chrome-styles.ts';
import { placeBox } from './place-box.ts';
import { clipAbove, stickyEnd } from './sticky-end.ts';
import { stageBox, useOverlayUpdate } from './use-overlay-update.ts';

type IsHidden = (node: DocumentNode) => boolean;

/**
 * Ids of the widgets hidden on the current device, or because the site lacks a fact. The snapshot is
 * a string to compare by value.
 */
function useHidden(): readonly NodeId[] {
  const session = useSession();
  const device = useUi((ui) => ui.device);
  const { fact } = useServices().ports.site.context;
  const isHidden = useCallback<IsHidden>(
    (node) => isHiddenOn(node, device) || missingFacts(node, fact).length > 0,
    [device, fact],
  );
  const hidden = useRef<{ readonly isHidden: IsHidden; readonly ids: Set<NodeId> } | null>(null);
  const subscribe = useCallback(
    (listener: () => void) =>
      session.store.observe((changes) => {
        const known = hidden.current;
        for (const id of changes.keys()) {
          const node = session.store.node(id);
          if (node && known?.isHidden(node)) known.ids.add(id);
          else known?.ids.delete(id);
        }
        listener();
      }),
    [session],
  );
  const text = useSyncExternalStore(subscribe, () => {
    if (hidden.current?.isHidden !== isHidden) {
      const nodes = [...session.store.reader.nodes.values()];
      hidden.current = { isHidden, ids: new Set(nodes.filter(isHidden).map(({ id }) => id)) };
    }
    return [...hidden.current.ids].join(' ');
  });
  return text === '' ? [] : text.split(' ');
}

/** Shows the strips on phones once the user hides a widget, which would vanish otherwise. */
function useStripsOnHiding(hidden: readonly NodeId[]): void {
  const { ui } = useSession();
  const device = useUi((state) => state.device);
  const before = useRef({ device, count: hidden.length });
  useEffect(() => {
    const isNew = before.current.device === device && hidden.length > before.current.count;
    if (isNew && isPhone()) ui.setState({ showHidden: true });
    before.current = { device, count: hidden.length };
  }, [ui, device, hidden.length]);
}

/** Labels on the strips of hidden widgets. */
export function Ghosts({ canvas }: { readonly canvas: CanvasHandle }) {
  const isShown = useUi((ui) => ui.showHidden);
  const hidden = useHidden();
  useStripsOnHiding(hidden);
  return isShown && hidden.map((id) => <Ghost key={id} id={id} canvas={canvas} />);
}

function Ghost({ id, canvas }: { readonly id: NodeId; readonly canvas: CanvasHandle }) {
  const t = useT();
  const session = useSession();
  const name = useNodeName(id);
  const box = useRef<HTMLDivElement>(null);
  const facts = useMissingFacts(id);
  const reason = facts ? t('EDITOR.HIDDEN_WITHOUT', { facts }) : t('EDITOR.HIDDEN_HERE');
  const label = `${name} · ${reason}`;
  useOverlayUpdate(canvas, () => {
    const isRevealed = session.elements.get(id)?.hasAttribute(REVEALED);
    const target = isRevealed ? null : stageBox(session, canvas, id);
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
        <span className="pl-ghost-reason">{` · ${reason}`}</span>
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
