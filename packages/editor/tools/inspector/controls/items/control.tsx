import { DEVICES, type DocumentNode, type NodeId, type Properties } from '@plinth/model';
import { completeProperties } from '@plinth/render/react';
import { useCallback } from 'react';
import {
  addItem,
  duplicateItem,
  hideItem,
  moveItem,
  removeItem,
} from '../../../../core/commands/items.ts';
import { selectNode } from '../../../../core/commands/select.ts';
import type { CommandOutcome } from '../../../../core/commands/step.ts';
import { useReport } from '../../../../core/commands/use-report.ts';
import { valueAt } from '../../../../core/properties/property-path.ts';
import { isHiddenOn } from '../../../../core/properties/visibility.ts';
import { useSession } from '../../../../core/session/context.ts';
import type { EditorSession } from '../../../../core/session/types.ts';
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
  const run = (outcome: CommandOutcome) => {
    session.history.seal();
    report(outcome);
  };
  return (
    <ItemList
      items={items}
      max={session.lookup(widget)?.children?.max ?? Number.POSITIVE_INFINITY}
      labelId={labelId}
      onAdd={() => run(addItem(session, parent, control.item))}
      onSelect={(index) => selectNode(session, at(index))}
      onMove={(from, to) => run(moveItem(session, at(from), to))}
      onHide={(index, isHidden) => run(hideItem(session, at(index), isHidden))}
      onDuplicate={(index) => run(duplicateItem(session, at(index)))}
      onRemove={(index) => run(removeItem(session, at(index)))}
    />
  );
}

type Kind = WidgetFieldProps<'items'>['control'];
type Items = { readonly parent: NodeId; readonly items: readonly ListedItem[] };

const listed = (node: DocumentNode, titlePath: string, current: NodeId): ListedItem => ({
  key: node.id,
  title: String(valueAt(completeProperties(node) as Properties, titlePath.split('.')) ?? ''),
  isHidden: DEVICES.every((device) => isHiddenOn(node, device)),
  isCurrent: node.id === current,
});

function itemsOf({ store }: EditorSession, id: NodeId, { item, titlePath }: Kind): Items {
  const node = store.node(id);
  const parent = node?.widget === item ? (node.parent ?? '') : id;
  const children = store.node(parent)?.children ?? [];
  return {
    parent,
    items: children.flatMap((child) => {
      const found = store.node(child);
      return found ? [listed(found, titlePath, id)] : [];
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
