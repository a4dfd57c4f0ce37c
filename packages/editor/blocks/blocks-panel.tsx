import { Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { EmptyState, toast } from '@plinth/ui';
import { IconLayoutGridAdd } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { SearchField } from '../parts/search-field.tsx';
import type { Block } from '../ports.ts';
import { useServices } from '../session/services.ts';
import { BlockCard } from './block-card.tsx';
import './blocks-panel.css';
import { SaveBlock } from './save-block.tsx';

/** Ready-made parts of a page, the owner's own among them. */
export function BlocksPanel() {
  const t = useT();
  const { ports } = useServices();
  const [blocks, setBlocks] = useState<readonly Block[] | null>(null);
  const [search, setSearch] = useState('');
  const { blocks: load } = ports;
  useEffect(() => {
    let isGone = false;
    load().then(
      (found) => !isGone && setBlocks(found),
      () => !isGone && toast(t('EDITOR.BLOCKS.NOT_LOADED'), { kind: 'error' }),
    );
    return () => {
      isGone = true;
    };
  }, [load, t]);
  const remove = ({ id }: Block) =>
    ports.deleteBlock(id).then(
      () => setBlocks((all) => all?.filter((block) => block.id !== id) ?? null),
      () => toast(t('EDITOR.BLOCKS.NOT_DELETED'), { kind: 'error' }),
    );
  const wanted = search.trim().toLocaleLowerCase();
  const shown = blocks?.filter(({ name }) => name.toLocaleLowerCase().includes(wanted)) ?? [];
  return (
    <div className="pl-blocks" data-testid="blocks-panel">
      <SearchField
        label={t('EDITOR.BLOCKS.SEARCH')}
        value={search}
        onChange={setSearch}
        data-testid="blocks-search"
      />
      <SaveBlock onSaved={(block) => setBlocks((all) => [...(all ?? []), block])} />
      {blocks?.length === 0 && (
        <EmptyState
          icon={<IconLayoutGridAdd size={28} />}
          title={t('EDITOR.BLOCKS.EMPTY')}
          text={t('EDITOR.BLOCKS.EMPTY_TEXT')}
        />
      )}
      {blocks !== null && blocks.length > 0 && shown.length === 0 && (
        <Text size="sm" c="dimmed" ta="center" py="xl">
          {t('EDITOR.ADD.NONE', { search })}
        </Text>
      )}
      {shown.map((block) => (
        <BlockCard key={block.id} block={block} onDelete={() => void remove(block)} />
      ))}
    </div>
  );
}
