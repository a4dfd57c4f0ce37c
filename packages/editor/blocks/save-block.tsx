import { Button, TextInput } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
import { type FormEvent, useState } from 'react';
import type { Block } from '../ports.ts';
import { useSession, useUi } from '../session/context.ts';
import { useServices } from '../session/services.ts';
import { selectedBlock } from './selected-block.ts';

/** Keeps what is selected as a block of the owner's. */
export function SaveBlock({ onSaved }: { readonly onSaved: (block: Block) => void }) {
  const t = useT();
  const session = useSession();
  const { ports } = useServices();
  const count = useUi((ui) => ui.selection.length);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const document = selectedBlock(session);
    if (!document) return setProblem(t('EDITOR.BLOCKS.SELECT_FIRST'));
    if (name.trim() === '') return setProblem(t('EDITOR.BLOCKS.NAME_MISSING'));
    setBusy(true);
    try {
      const block = await ports.saveBlock({ name: name.trim(), document });
      toast(t('EDITOR.BLOCKS.SAVED', { name: block.name }));
      setName('');
      onSaved(block);
    } catch {
      setProblem(t('EDITOR.BLOCKS.NOT_SAVED'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void save(event)} className="pl-block-save" noValidate>
      <TextInput
        label={t('EDITOR.BLOCKS.KEEP')}
        inputWrapperOrder={['label', 'description', 'input', 'error']}
        description={t(count > 0 ? 'EDITOR.BLOCKS.KEEP_HINT' : 'EDITOR.BLOCKS.SELECT_FIRST')}
        placeholder={t('EDITOR.BLOCKS.NAME')}
        value={name}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setProblem(null);
        }}
        error={problem}
        maxLength={250}
        data-testid="block-name"
      />
      <Button type="submit" size="xs" variant="default" loading={isBusy} data-testid="block-save">
        {t('EDITOR.BLOCKS.SAVE')}
      </Button>
    </form>
  );
}
