import { Button } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { DocumentNode, NodeId, Properties, PropertyValue } from '@plinth/model';
import { INSPECTORS, type Placeholder as WidgetPlaceholder } from '@plinth/widgets/inspectors';
import { IconAppWindow, IconCode, IconMenu2, IconPhoto, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { setValue, valueAt } from '../../core/commands/properties.ts';
import { useReport } from '../../core/commands/use-report.ts';
import type { EditorPorts } from '../../core/ports/ports.ts';
import { useSession } from '../../core/session/context.ts';
import { useServices } from '../../core/session/services.ts';
import type { EditorSession } from '../../core/session/types.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import { stageBox, useFollowing } from './outline.tsx';
import './overlay.css';
import { placeBox } from './place-box.ts';

type Kind = WidgetPlaceholder['icon'] | 'empty';

const isUnset = (properties: Properties, path: string): boolean => {
  const value = valueAt(properties, path.split('.')) ?? '';
  return value === '' || (Array.isArray(value) && value.length === 0);
};

/** What a widget lacks before it shows anything to visitors; null: nothing. */
function lacks(
  { widget, properties, children }: DocumentNode,
  session: EditorSession,
): Kind | null {
  const placeholder = INSPECTORS[widget]?.placeholder;
  if (placeholder) return isUnset(properties, placeholder.path) ? placeholder.icon : null;
  const takesAny = session.lookup(widget)?.children?.accepts === 'any';
  return takesAny && children.length === 0 ? 'empty' : null;
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

/** Lets the person choose what fills a property: an image, or the images of its list. */
async function pickFor(
  widget: string,
  path: string,
  { pickMedia, pickPictures }: Pick<EditorPorts, 'pickMedia' | 'pickPictures'>,
): Promise<PropertyValue | null> {
  const controls = INSPECTORS[widget]?.content.flatMap((group) => group.controls) ?? [];
  const control = controls.find((each) => each.path === path);
  if (!control || !('picturePath' in control) || control.picturePath === undefined)
    return pickMedia(null);
  const { picturePath, max } = control;
  const images = await pickPictures(max);
  return images.length === 0 ? null : images.map((image) => ({ [picturePath]: image }));
}

function PlaceholderAction({ id, kind }: Omit<PlaceholderProps, 'canvas'>) {
  const t = useT();
  const session = useSession();
  const report = useReport();
  const { widget = '' } = session.store.node(id) ?? {};
  const placeholder = INSPECTORS[widget]?.placeholder;
  const label = t(placeholder?.label ?? 'EDITOR.EMPTY.ADD');
  const { ports } = useServices();
  const choosePicture = async (path: string) => {
    const value = await pickFor(widget, path, ports);
    if (value !== null) report(setValue(session, [id], { path: path.split('.'), value }));
  };
  const act = () => {
    session.ui.setState({ selection: [id], tab: 'content', textEditing: null });
    if (kind === 'picture' && placeholder) void choosePicture(placeholder.path);
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
      title={label}
      className="pl-placeholder-action"
    >
      {label}
    </Button>
  );
}
