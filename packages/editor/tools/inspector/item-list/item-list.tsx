import { Button, Text, UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { announce, IconButton } from '@plinth/ui';
import {
  IconCopy,
  IconEye,
  IconEyeOff,
  IconGripVertical,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import './item-list.css';
import { useItemDrag } from './use-item-drag.ts';

export type ListedItem = {
  readonly key: string;
  readonly title: string;
  readonly isHidden: boolean;
  /** Whether this item is being edited. */
  readonly isCurrent: boolean;
  /** URL of the thumbnail before the title. */
  readonly picture?: string | undefined;
};

type ItemListProps = {
  readonly items: readonly ListedItem[];
  /** Maximum number of items. */
  readonly max: number;
  readonly labelId: string;
  readonly onAdd: () => void;
  readonly onSelect: (index: number) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onHide: (index: number, isHidden: boolean) => void;
  readonly onDuplicate: (index: number) => void;
  readonly onRemove: (index: number) => void;
  /** Settings of the current item. */
  readonly children?: ReactNode;
};

/**
 * A list with add, reorder (drag or arrow keys), duplicate, hide and remove, and a counter for its
 * limit.
 */
export function ItemList(props: ItemListProps) {
  const t = useT();
  const { items, max, labelId, onMove, onAdd } = props;
  const list = useRef<HTMLUListElement>(null);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length || to === from) return;
    onMove(from, to);
    announce(t('EDITOR.ITEMS.MOVED', { place: to + 1, count: items.length }));
    requestAnimationFrame(() =>
      list.current?.querySelectorAll<HTMLElement>('.pl-item-grip')[to]?.focus(),
    );
  };
  const drag = useItemDrag(list, move);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be labelled by another element
    <div role="group" aria-labelledby={labelId} className="pl-item-list">
      <ul ref={list}>
        {items.map((item, index) => (
          <li
            key={item.key}
            data-current={item.isCurrent || undefined}
            data-hidden={item.isHidden || undefined}
          >
            <ItemLine {...props} {...{ item, index, move }} onGrab={drag(index)} />
            {item.isCurrent && props.children}
          </li>
        ))}
      </ul>
      <div className="pl-item-foot">
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} />}
          data-disabled={items.length >= max || undefined}
          aria-disabled={items.length >= max}
          onClick={items.length >= max ? undefined : onAdd}
          data-testid="add-item"
        >
          {t('COMMON.ACTION.ADD')}
        </Button>
        <Text size="xs" c="dimmed" data-testid="item-count">
          {t('EDITOR.ITEMS.COUNT', { shown: items.length, max })}
        </Text>
      </div>
    </div>
  );
}

type ItemLineProps = ItemListProps & {
  readonly item: ListedItem;
  readonly index: number;
  readonly move: (from: number, to: number) => void;
  readonly onGrab: (event: PointerEvent) => void;
};

function ItemLine({ item, index, move, onGrab, items, max, ...on }: ItemLineProps) {
  const t = useT();
  const name = item.title || t('EDITOR.ITEMS.UNTITLED', { place: index + 1 });
  const byKey = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    move(index, index + step);
  };
  return (
    <div className="pl-item-line">
      <IconButton
        className="pl-item-grip"
        size={24}
        label={t('EDITOR.ITEMS.MOVE', { name })}
        icon={<IconGripVertical size={14} />}
        onPointerDown={onGrab}
        onKeyDown={byKey}
        data-testid={`item-move-${index}`}
      />
      <UnstyledButton
        className="pl-item-title"
        aria-current={item.isCurrent || undefined}
        onClick={() => on.onSelect(index)}
        data-testid={`item-${index}`}
      >
        {item.picture && <img src={item.picture} alt="" />}
        <span>{name}</span>
      </UnstyledButton>
      <IconButton
        size={24}
        label={t(item.isHidden ? 'EDITOR.ITEMS.SHOW' : 'EDITOR.ITEMS.HIDE', { name })}
        icon={item.isHidden ? <IconEyeOff size={14} /> : <IconEye size={14} />}
        onClick={() => on.onHide(index, !item.isHidden)}
        data-testid={`item-hide-${index}`}
      />
      <IconButton
        size={24}
        label={t('EDITOR.ITEMS.DUPLICATE', { name })}
        icon={<IconCopy size={14} />}
        disabled={items.length >= max}
        onClick={() => on.onDuplicate(index)}
      />
      <IconButton
        size={24}
        label={t('EDITOR.ITEMS.DELETE', { name })}
        icon={<IconTrash size={14} />}
        onClick={() => on.onRemove(index)}
      />
    </div>
  );
}
