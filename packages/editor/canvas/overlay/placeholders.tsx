import { Button } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { NodeId, PropertyValue } from '@plinth/model';
import { INSPECTORS } from '@plinth/widgets/inspectors';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { addItem } from '../../core/commands/items.ts';
import { setValue } from '../../core/commands/properties.ts';
import { useReport } from '../../core/commands/use-report.ts';
import type { EditorPorts } from '../../core/ports/ports.ts';
import { useSession, useWidgetOf } from '../../core/session/context.ts';
import { useServices } from '../../core/session/services.ts';
import { WidgetIcon } from '../../core/widgets/widget-icon.tsx';
import { useIsDragging } from '../drag/use-is-dragging.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import { isEmptyWidget, itemWidget } from './empty-widgets.ts';
import { clipAbove, stickyEnd } from './sticky-end.ts';
import { stageBox, useOverlayUpdate } from './use-overlay-update.ts';
import './overlay.css';
import { placeBox } from './place-box.ts';

/** Ids of the empty widgets, updated from changes instead of traversing the page. */
function useEmptyWidgets(): ReadonlySet<NodeId> {
  const session = useSession();
  const [emptyWidgets, setEmptyWidgets] = useState<ReadonlySet<NodeId>>(new Set());
  useEffect(() => {
    const found = new Set<NodeId>();
    const update = (ids: Iterable<NodeId>): boolean => {
      let isChanged = false;
      for (const id of ids) {
        const node = session.store.node(id);
        const isFound = node !== undefined && isEmptyWidget(node, session.lookup);
        if (found.has(id) === isFound) continue;
        isChanged = true;
        if (isFound) found.add(id);
        else found.delete(id);
      }
      return isChanged;
    };
    update(session.store.reader.nodes.keys());
    setEmptyWidgets(new Set(found));
    return session.store.observe((changes) => {
      if (update(changes.keys())) setEmptyWidgets(new Set(found));
    });
  }, [session]);
  return emptyWidgets;
}

/** Placeholders over empty widgets, each with the action that fills it. */
export function Placeholders({ canvas }: { readonly canvas: CanvasHandle }) {
  const { sections } = useSession();
  // An empty page has a start of its own.
  const page = sections.find(({ name }) => name === 'content');
  const ids = [...useEmptyWidgets()].filter((id) => id !== page?.root);
  return ids.map((id) => <Placeholder key={id} id={id} canvas={canvas} />);
}

type PlaceholderProps = { readonly id: NodeId; readonly canvas: CanvasHandle };

function Placeholder({ id, canvas }: PlaceholderProps) {
  const session = useSession();
  const widget = useWidgetOf(id);
  const placeholder = INSPECTORS[widget]?.placeholder;
  const hasPlaceholder = placeholder !== undefined;
  const isNamed = hasPlaceholder || itemWidget(widget) !== null;
  const name = isNamed ? widget : 'empty';
  const box = useRef<HTMLDivElement>(null);
  useOverlayUpdate(canvas, () => {
    const isFilled = placeholder?.isFilledByData && session.elements.get(id)?.firstElementChild;
    const target = isFilled ? null : stageBox(session, canvas, id);
    const end = target ? stickyEnd(session, canvas, id) : 0;
    return () => {
      placeBox(box.current, target);
      clipAbove(box.current, end, target?.top ?? 0);
    };
  });
  return (
    <div
      ref={box}
      className="pl-placeholder"
      data-tinted={hasPlaceholder || undefined}
      data-testid={`placeholder-${name}`}
      hidden
    >
      <PlaceholderAction id={id} widget={widget} />
    </div>
  );
}

/** Lets the user choose a value for a property: an image or a list of images. */
async function pickValue(
  { widget, path }: { readonly widget: string; readonly path: string },
  { pickMedia, pickImages }: Pick<EditorPorts, 'pickMedia' | 'pickImages'>,
): Promise<PropertyValue | null> {
  const controls = INSPECTORS[widget]?.content.flatMap((group) => group.controls) ?? [];
  const control = controls.find((each) => each.path === path);
  if (control?.kind === 'media') return pickMedia(null);
  if (!control || !('imagePath' in control) || control.imagePath === undefined) return null;
  const { imagePath, max } = control;
  const images = await pickImages(max);
  return images.length === 0 ? null : images.map((image) => ({ [imagePath]: image }));
}

type PlaceholderActionProps = { readonly id: NodeId; readonly widget: string };

function PlaceholderAction({ id, widget }: PlaceholderActionProps) {
  const t = useT();
  const session = useSession();
  const report = useReport();
  const { ports } = useServices();
  const placeholder = INSPECTORS[widget]?.placeholder;
  const item = itemWidget(widget);
  const isDragging = useIsDragging();
  const empty = isDragging ? 'EDITOR.MOVE.GUIDE_DROP' : 'EDITOR.EMPTY.ADD';
  const label = t(placeholder?.label ?? (item === null ? empty : 'EDITOR.EMPTY.ADD_ITEM'));
  const fill = async (path: string) => {
    const value = await pickValue({ widget, path }, ports);
    if (value !== null) report(setValue(session, [id], { path: path.split('.'), value }));
  };
  const act = () => {
    session.ui.setState({ selection: [id], tab: 'content', textEditing: null });
    if (item !== null) report(addItem(session, id, item));
    else if (placeholder) void fill(placeholder.path);
    else session.ui.setState({ dialog: 'insert', insertAt: { parent: id, index: 0 } });
  };
  return (
    <Button
      size="compact-xs"
      variant="default"
      leftSection={placeholder ? <WidgetIcon widget={widget} /> : <IconPlus size={16} />}
      onClick={act}
      title={label}
      className="pl-placeholder-action"
    >
      {label}
    </Button>
  );
}
