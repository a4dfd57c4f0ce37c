import { Button } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { DocumentNode, NodeId } from '@plinth/model';
import { IconAppWindow, IconCode, IconMenu2, IconPhoto, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CanvasHandle } from '../canvas/canvas-context.ts';
import { setValue } from '../commands/properties.ts';
import { useReport } from '../parts/use-report.ts';
import { useSession } from '../session/context.ts';
import { useServices } from '../session/services.ts';
import type { EditorSession } from '../session/types.ts';
import { stageBox, useFollowing } from './outline.tsx';
import './overlay.css';
import { placeBox } from './place-box.ts';

type Kind = 'picture' | 'menu' | 'code' | 'address' | 'empty';

/** What a widget lacks before it shows anything to visitors; null: nothing. */
function lacks(
  { widget, properties, children }: DocumentNode,
  session: EditorSession,
): Kind | null {
  if (widget === 'image') return typeof properties.image_id === 'number' ? null : 'picture';
  if (widget === 'menu') return typeof properties.menu_id === 'number' ? null : 'menu';
  if (widget === 'html_embed') return properties.code ? null : 'code';
  if (widget === 'iframe') return properties.url ? null : 'address';
  const isContainer = session.lookup(widget)?.children !== undefined;
  return isContainer && widget !== 'row' && children.length === 0 ? 'empty' : null;
}

/** Ids of the widgets that lack something, kept up to date by what changes, not by walking the page. */
function useLacking(): ReadonlyMap<NodeId, Kind> {
  const session = useSession();
  const [lacking, setLacking] = useState<ReadonlyMap<NodeId, Kind>>(new Map());
  useEffect(() => {
    const found = new Map<NodeId, Kind>();
    const look = (ids: Iterable<NodeId>): boolean => {
      let isChanged = false;
      for (const id of ids) {
        const node = session.store.node(id);
        const kind = node ? lacks(node, session) : null;
        if ((found.get(id) ?? null) === kind) continue;
        isChanged = true;
        if (kind) found.set(id, kind);
        else found.delete(id);
      }
      return isChanged;
    };
    look(session.store.reader.nodes.keys());
    setLacking(new Map(found));
    return session.store.observe((changes) => {
      if (look(changes.keys())) setLacking(new Map(found));
    });
  }, [session]);
  return lacking;
}

/** Over every widget that shows nothing yet: what it is for, and the one action that fills it. */
export function Placeholders({ canvas }: { readonly canvas: CanvasHandle }) {
  return [...useLacking()].map(([id, kind]) => (
    <Placeholder key={id} id={id} kind={kind} canvas={canvas} />
  ));
}

type PlaceholderProps = { readonly id: NodeId; readonly kind: Kind; readonly canvas: CanvasHandle };

function Placeholder({ id, kind, canvas }: PlaceholderProps) {
  const session = useSession();
  const box = useRef<HTMLDivElement>(null);
  useFollowing(canvas, () => {
    const place = stageBox(session, canvas, id);
    return () => placeBox(box.current, place);
  });
  return (
    <div ref={box} className="pl-placeholder" data-testid={`placeholder-${kind}`} hidden>
      <PlaceholderAction id={id} kind={kind} />
    </div>
  );
}

const ICONS: Record<Kind, ReactNode> = {
  picture: <IconPhoto size={16} />,
  menu: <IconMenu2 size={16} />,
  code: <IconCode size={16} />,
  address: <IconAppWindow size={16} />,
  empty: <IconPlus size={16} />,
};

const LABELS: Record<Kind, string> = {
  picture: 'EDITOR.EMPTY.CHOOSE_PICTURE',
  menu: 'EDITOR.EMPTY.CHOOSE_MENU',
  code: 'EDITOR.EMPTY.ADD_CODE',
  address: 'EDITOR.EMPTY.ADD_ADDRESS',
  empty: 'EDITOR.EMPTY.ADD',
};

function PlaceholderAction({ id, kind }: Omit<PlaceholderProps, 'canvas'>) {
  const t = useT();
  const session = useSession();
  const report = useReport();
  const { ports } = useServices();
  const choosePicture = async () => {
    const file = await ports.pickMedia(null);
    if (file !== null) report(setValue(session, [id], { path: ['image_id'], value: file }));
  };
  const act = () => {
    session.ui.setState({ selection: [id], tab: 'content', textEditing: null });
    if (kind === 'picture') void choosePicture();
    if (kind === 'empty') {
      session.ui.setState({ dialog: 'insert', insertAt: { parent: id, index: 0 } });
    }
  };
  return (
    <Button
      size="compact-xs"
      variant="default"
      leftSection={ICONS[kind]}
      onClick={act}
      title={t(LABELS[kind])}
      className="pl-placeholder-action"
    >
      {t(LABELS[kind])}
    </Button>
  );
}
