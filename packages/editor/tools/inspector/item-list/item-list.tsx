import { Button, Text, UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { announce, IconButton } from '@plinth/ui';
import {
  IconCopy,
  IconEye,
  IconEyeOff,
  IconGripVertical,
  IconPhotoPlus,
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
  /** Minimum number of items. */
  readonly min: number;
  readonly labelId: string;
  readonly onAdd: () => void;
  /** Adds an item for each of the images that the user chooses. */
  readonly onAddImages?: (() => void) | undefined;
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
  const { items, max, labelId, onMove, onAdd, onAddImages } = props;
  const isFull = items.length >= max;
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
        <AddButton isFull={isFull} icon={<IconPlus size={14} />} onAdd={onAdd} testId="add-item">
          {t('COMMON.ACTION.ADD')}
        </AddButton>
        {onAddImages && (
          <AddButton
            isFull={isFull}
            icon={<IconPhotoPlus size={14} />}
            onAdd={onAddImages}
            testId="add-images"
          >
            {t('EDITOR.ITEMS.ADD_IMAGES')}
          </AddButton>
        )}
        <Text size="xs" c="dimmed" data-testid="item-count">
          {t('EDITOR.ITEMS.COUNT', { shown: items.length, max })}
        </Text>
      </div>
    </div>
  );
}

type AddButtonProps = {
  readonly isFull: boolean;
  readonly icon: ReactNode;
  readonly onAdd: () => void;
  readonly testId: string;
  readonly children: ReactNode;
};

const AddButton = ({ isFull, icon, onAdd, testId, children }: AddButtonProps) => (
  <Button
    size="xs"
    variant="default"
    leftSection={icon}
    data-disabled={isFull || undefined}
    aria-disabled={isFull}
    onClick={isFull ? undefined : onAdd}
    data-testid={testId}
  >
    {children}
  </Button>
);

type ItemLineProps = ItemListProps & {
  readonly item: ListedItem;
  readonly index: number;
  readonly move: (from: number, to: number) => void;
  readonly onGrab: (event: PointerEvent) => void;
};

function ItemLine({ item, index, move, onGrab, items, min, max, ...on }: ItemLineProps) {
  const t = useT();
  const isNeeded = items.length <= min;
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
        label={t(isNeeded ? 'EDITOR.ITEMS.LAST' : 'EDITOR.ITEMS.DELETE', { name })}
        icon={<IconTrash size={14} />}
        disabled={isNeeded}
        data-testid={`item-delete-${index}`}
        onClick={() => on.onRemove(index)}
      />
    </div>
  );
}
