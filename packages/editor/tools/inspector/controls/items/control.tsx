import { DEVICES, type DocumentNode, type NodeId, type Properties } from '@plinth/model';
import { completeProperties } from '@plinth/render/react';
import type { SiteMedia } from '@plinth/widgets/kit';
import { useCallback } from 'react';
import {
  addImageItems,
  addItem,
  duplicateItem,
  hideItem,
  moveItem,
  removeItem,
} from '../../../../core/commands/items.ts';
import { selectNode } from '../../../../core/commands/select.ts';
import { valueAt } from '../../../../core/properties/property-path.ts';
import { isHiddenOn } from '../../../../core/properties/visibility.ts';
import { useSession } from '../../../../core/session/context.ts';
import { useServices } from '../../../../core/session/services.ts';
import type { EditorSession } from '../../../../core/session/types.ts';
import type { CommandOutcome } from '../../../../core/steps/step.ts';
import { useReport } from '../../../../core/steps/use-report.ts';
import { useStableSnapshot } from '../../../../core/store/use-stable-snapshot.ts';
import type { ControlDefinition, WidgetFieldProps } from '../../control-definition.ts';
import { ItemList, type ListedItem } from '../../item-list/item-list.tsx';

/** A widget's children as a list; shown for the widget and for each child. */
export function ItemsField({ id, control, labelId }: WidgetFieldProps<'items'>) {
  const session = useSession();
  const report = useReport();
  const { parent, items } = useItems(id, control);
  const at = (index: number): NodeId => items[index]?.key ?? '';
  const { widget = '' } = session.store.node(parent) ?? {};
  const { media, site } = useServices().ports;
  const { item, imagePath } = control;
  const { min = 0, max = Number.POSITIVE_INFINITY } = session.lookup(widget)?.children ?? {};
  const run = (outcome: CommandOutcome) => {
    session.history.seal();
    report(outcome);
  };
  const addImages = async (path: string) => {
    const images = await media.pickImages(max - items.length);
    run(addImageItems(session, parent, { widget: item, path, images }));
  };
  return (
    <ItemList
      items={items.map(({ image, ...listed }) =>
        withImage(listed, image === null ? null : site.context.media(image)),
      )}
      min={min}
      max={max}
      labelId={labelId}
      onAdd={() => run(addItem(session, parent, item))}
      onAddImages={imagePath === undefined ? undefined : () => addImages(imagePath)}
      onSelect={(index) => selectNode(session, at(index))}
      onMove={(from, to) => run(moveItem(session, at(from), to))}
      onHide={(index, isHidden) => run(hideItem(session, at(index), isHidden))}
      onDuplicate={(index) => run(duplicateItem(session, at(index)))}
      onRemove={(index) => run(removeItem(session, at(index)))}
    />
  );
}

type Kind = WidgetFieldProps<'items'>['control'];
type Item = ListedItem & { readonly image: number | null };
type Items = { readonly parent: NodeId; readonly items: readonly Item[] };

/** An item with the thumbnail of its image, which also names it if it has no title. */
const withImage = (item: ListedItem, image: SiteMedia | null): ListedItem =>
  image ? { ...item, title: item.title || image.name, picture: image.url } : item;

function listed(node: DocumentNode, { titlePath, imagePath }: Kind, current: NodeId): Item {
  const properties = completeProperties(node) as Properties;
  const at = (path: string) => valueAt(properties, path.split('.'));
  const image = imagePath === undefined ? null : at(imagePath);
  return {
    key: node.id,
    title: String(at(titlePath) ?? ''),
    isHidden: DEVICES.every((device) => isHiddenOn(node, device)),
    isCurrent: node.id === current,
    image: typeof image === 'number' ? image : null,
  };
}

function itemsOf({ store }: EditorSession, id: NodeId, control: Kind): Items {
  const node = store.node(id);
  const parent = node?.widget === control.item ? (node.parent ?? '') : id;
  const children = store.node(parent)?.children ?? [];
  return {
    parent,
    items: children.flatMap((child) => {
      const found = store.node(child);
      return found ? [listed(found, control, id)] : [];
    }),
  };
}

const isSame = (a: Items, b: Items): boolean => JSON.stringify(a) === JSON.stringify(b);

function useItems(id: NodeId, control: Kind): Items {
  const session = useSession();
  const subscribe = useCallback(
    (listener: () => void) => session.store.observe(listener),
    [session],
  );
  return useStableSnapshot({ subscribe, read: () => itemsOf(session, id, control), isSame });
}

export const controlKind: ControlDefinition<'items'> = {
  Field: ItemsField,
  readsWidget: true,
  share: () => null,
};
