import { Menu, UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { confirm, IconButton } from '@plinth/ui';
import { IconDots, IconTrash } from '@tabler/icons-react';
import { useReport } from '../parts/use-report.ts';
import type { Block } from '../ports.ts';
import { useSession } from '../session/context.ts';
import { BlockFrame } from './block-frame.tsx';
import { insertBlock } from './insert-block.ts';

type BlockCardProps = { readonly block: Block; readonly onDelete: () => void };

/** One block: a click puts a copy of it on the page, and the gallery stays open. */
export function BlockCard({ block, onDelete }: BlockCardProps) {
  const t = useT();
  const session = useSession();
  const report = useReport();
  const add = () =>
    report(insertBlock(session, block), t('EDITOR.BLOCKS.ADDED', { name: block.name }));
  const remove = async () => {
    const isSure = await confirm({
      title: t('EDITOR.BLOCKS.DELETE_TITLE', { name: block.name }),
      text: t('EDITOR.BLOCKS.DELETE_TEXT'),
      confirmLabel: t('COMMON.ACTION.DELETE'),
      cancelLabel: t('COMMON.ACTION.CANCEL'),
      danger: true,
    });
    if (isSure) onDelete();
  };
  return (
    <article className="pl-block-card" data-testid="block-card">
      <BlockFrame name={block.name} document={block.document} />
      <UnstyledButton className="pl-block-add" onClick={add}>
        {block.name}
      </UnstyledButton>
      {block.isOwn && (
        <Menu position="bottom-end">
          <Menu.Target>
            <IconButton
              size={28}
              label={t('EDITOR.BLOCKS.MENU', { name: block.name })}
              icon={<IconDots size={16} />}
            />
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={16} />}
              onClick={() => void remove()}
            >
              {t('COMMON.ACTION.DELETE')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </article>
  );
}
