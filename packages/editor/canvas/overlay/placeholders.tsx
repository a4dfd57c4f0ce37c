import { Button } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { NodeId, PropertyValue } from '@plinth/model';
import { INSPECTORS } from '@plinth/widgets/inspectors';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { addImageItems, addItem } from '../../core/commands/items.ts';
import { setValue } from '../../core/commands/properties.ts';
import type { MediaPort } from '../../core/ports/media/port.ts';
import { useSession, useWidgetOf } from '../../core/session/context.ts';
import { useServices } from '../../core/session/services.ts';
import { type CommandOutcome, DONE } from '../../core/steps/step.ts';
import { useReport } from '../../core/steps/use-report.ts';
import { useMissingFacts } from '../../core/widgets/use-missing-facts.ts';
import { WidgetIcon } from '../../core/widgets/widget-icon.tsx';
import { useIsDragging } from '../drag/use-is-dragging.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import { isEmptyWidget, itemList } from './empty-widgets.ts';
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
  const isNamed = hasPlaceholder || itemList(widget) !== null;
  const name = isNamed ? widget : 'empty';
  // What visitors don't see without a site fact is shown as hidden instead.
  const isMissing = useMissingFacts(id) !== '';
  const box = useRef<HTMLDivElement>(null);
  useOverlayUpdate(canvas, () => {
    const isFilled = placeholder?.isFilledOtherwise && session.elements.get(id)?.firstElementChild;
    const target = isFilled || isMissing ? null : stageBox(session, canvas, id);
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

/** Lets the user choose a value for a property: a file or a list of images. */
async function pickValue(
  { widget, path }: { readonly widget: string; readonly path: string },
  media: MediaPort,
): Promise<PropertyValue | null> {
  const controls = INSPECTORS[widget]?.content.flatMap((group) => group.controls) ?? [];
  const control = controls.find((each) => each.path === path);
  if (control?.kind === 'media') {
    return media.pick(null, control.accepts === 'image' ? undefined : control.accepts);
  }
  if (control?.kind !== 'list' || control.imagePath === undefined) return null;
  const { imagePath, max } = control;
  const images = await media.pickImages(max);
  return images.length === 0 ? null : images.map((image) => ({ [imagePath]: image }));
}

type PlaceholderActionProps = { readonly id: NodeId; readonly widget: string };

/** Fills an empty widget: with an image or several, with an item, or through the list of widgets. */
function useFill({ id, widget }: PlaceholderActionProps) {
  const session = useSession();
  const { media } = useServices().ports;
  const path = INSPECTORS[widget]?.placeholder?.path;
  const list = itemList(widget);
  return async (): Promise<CommandOutcome> => {
    session.ui.setState({ selection: [id], tab: 'content', textEditing: null });
    if (path !== undefined) {
      const value = await pickValue({ widget, path }, media);
      return value === null ? DONE : setValue(session, [id], { path: path.split('.'), value });
    }
    if (list?.imagePath !== undefined) {
      const images = await media.pickImages(session.lookup(widget)?.children?.max ?? 1);
      return addImageItems(session, id, { widget: list.item, path: list.imagePath, images });
    }
    if (list) return addItem(session, id, list.item);
    session.ui.setState({ dialog: 'insert', insertAt: { parent: id, index: 0 } });
    return DONE;
  };
}

/** What the action of a placeholder without a label of its own is called. */
const defaultLabel = (widget: string, isDragging: boolean) => {
  const list = itemList(widget);
  if (list?.imagePath !== undefined) return 'EDITOR.ITEMS.ADD_IMAGES';
  if (list) return 'EDITOR.EMPTY.ADD_ITEM';
  return isDragging ? 'EDITOR.MOVE.GUIDE_DROP' : 'EDITOR.EMPTY.ADD';
};

function PlaceholderAction({ id, widget }: PlaceholderActionProps) {
  const t = useT();
  const report = useReport();
  const fill = useFill({ id, widget });
  const placeholder = INSPECTORS[widget]?.placeholder;
  const isDragging = useIsDragging();
  const label = t(placeholder?.label ?? defaultLabel(widget, isDragging));
  return (
    <Button
      size="compact-xs"
      variant="default"
      leftSection={placeholder ? <WidgetIcon widget={widget} /> : <IconPlus size={16} />}
      onClick={async () => report(await fill())}
      title={label}
      className="pl-placeholder-action"
    >
      {label}
    </Button>
  );
}
