import { Menu, Popover, UnstyledButton } from '@mantine/core';
import { useI18n, useT } from '@plinth/i18n/react';
import { IconButton, toast, useConfirmDelete } from '@plinth/ui';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { blockChanges } from '../../core/blocks/block-changes.ts';
import { blockName } from '../../core/blocks/block-name.ts';
import { useDesignState } from '../../core/design/design-context.ts';
import type { Block } from '../../core/ports/blocks-port.ts';
import { useSession } from '../../core/session/context.ts';
import { useServices } from '../../core/session/services.ts';
import { NameDialog } from '../fields/name-dialog.tsx';
import { BlockPicture, BlockPreview } from './block-preview.tsx';

type BlockCardProps = { readonly block: Block; readonly onAdd: (block: Block) => void };

/** Hover time in ms before the large preview opens. */
const HOVER_MS = 300;

/** A block: selecting it inserts a copy, hovering shows a large preview. */
export function BlockCard({ block, onAdd }: BlockCardProps) {
  const i18n = useI18n();
  const name = blockName(i18n, block);
  const [isHovered, setHovered] = useState(false);
  const hasCurrentImage = useHasCurrentImage(block);
  const isLarge = useAfter(isHovered && hasCurrentImage, HOVER_MS);
  return (
    <article
      className="pl-block-card"
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      data-testid="block-card"
    >
      {hasCurrentImage ? (
        <div className="pl-block-picture">
          <BlockPicture name={name} previewUrl={block.previewUrl} />
        </div>
      ) : (
        <BlockPreview name={name} block={block} />
      )}
      <Popover
        opened={isLarge}
        position="right"
        offset={16}
        width={656}
        withinPortal
        withRoles={false}
      >
        <Popover.Target>
          <UnstyledButton
            className="pl-block-add"
            onClick={() => onAdd(block)}
            onFocus={({ currentTarget }) => setHovered(currentTarget.matches(':focus-visible'))}
            onBlur={() => setHovered(false)}
            onKeyDown={({ key }) => key === 'Escape' && setHovered(false)}
            data-testid={`block-${block.id}`}
          >
            {name}
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown className="pl-block-large" aria-hidden data-testid="block-large">
          <img src={block.previewUrl} alt="" width={640} />
        </Popover.Dropdown>
      </Popover>
      {block.isOwn && <OwnMenu block={block} />}
    </article>
  );
}

/** Whether the block's image matches the site's current colors, including unsaved ones. */
function useHasCurrentImage({ previewUrl, previewColors }: Block): boolean {
  const shown = useDesignState(({ colors }) => colors.main);
  const isRecolored = shown.some((color, index) => color !== previewColors[index]);
  return previewUrl !== '' && !isRecolored;
}

/** True once `isOn` has been true for `ms` without interruption. */
function useAfter(isOn: boolean, ms: number): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isOn) return setDue(false);
    const timer = setTimeout(() => setDue(true), ms);
    return () => clearTimeout(timer);
  }, [isOn, ms]);
  return isOn && isDue;
}

/** Actions for the owner's own block. */
function OwnMenu({ block }: { readonly block: Block }) {
  const t = useT();
  const session = useSession();
  const { ports } = useServices();
  const confirmDelete = useConfirmDelete();
  const [isNaming, setNaming] = useState(false);
  const changed = () => blockChanges(session).setState(({ count }) => ({ count: count + 1 }));
  const remove = async () => {
    const isSure = await confirmDelete({
      title: t('EDITOR.BLOCKS.DELETE_TITLE', { name: block.name }),
      text: t('EDITOR.BLOCKS.DELETE_TEXT'),
    });
    if (!isSure) return;
    await ports
      .deleteBlock(block.id)
      .then(changed, () => toast(t('EDITOR.BLOCKS.NOT_DELETED'), { kind: 'error' }));
  };
  const rename = async (name: string) => {
    await ports.renameBlock(block.id, name);
    setNaming(false);
    changed();
  };
  return (
    <div className="pl-block-own">
      <Menu position="bottom-end">
        <Menu.Target>
          <IconButton
            size={28}
            label={t('EDITOR.BLOCKS.MENU', { name: block.name })}
            icon={<IconDots size={16} />}
          />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setNaming(true)}>
            {t('EDITOR.COMMAND.RENAME')}
          </Menu.Item>
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} />}
            onClick={() => void remove()}
          >
            {t('COMMON.ACTION.DELETE')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isNaming && (
        <NameDialog
          title={t('EDITOR.BLOCKS.RENAME')}
          label={t('EDITOR.BLOCKS.NAME')}
          start={block.name}
          failure={t('EDITOR.BLOCKS.NOT_SAVED')}
          save={rename}
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  );
}
