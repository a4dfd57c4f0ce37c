import { Button, Group, Modal, TextInput } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { type FormEvent, useState } from 'react';

type NameDialogProps = {
  readonly title: string;
  readonly label: string;
  readonly hint?: string;
  readonly start?: string;
  readonly longest?: number;
  /** What the button says; “Save” by default. */
  readonly action?: string;
  /** Shown if `save` rejects; the typed name stays. */
  readonly failure: string;
  /** Has to close the dialog when done. */
  readonly save: (name: string) => Promise<void> | void;
  readonly onClose: () => void;
};

/** Asks for one name. */
export function NameDialog({ title, label, hint, start = '', ...props }: NameDialogProps) {
  const t = useT();
  const { longest = 100, action = t('COMMON.ACTION.SAVE'), failure, save, onClose } = props;
  const [name, setName] = useState(start);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isOpen, setOpen] = useState(true);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setProblem(t('EDITOR.NAME_MISSING'));
    setBusy(true);
    try {
      await save(name.trim());
    } catch {
      setProblem(failure);
      setBusy(false);
    }
  };
  return (
    <Modal
      opened={isOpen}
      onClose={() => setOpen(false)}
      onExitTransitionEnd={onClose}
      title={title}
      size="sm"
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <TextInput
          data-autofocus
          label={label}
          description={hint}
          maxLength={longest}
          value={name}
          error={problem}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setProblem(null);
          }}
          data-testid="dialog-name"
        />
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={() => setOpen(false)}>
            {t('COMMON.ACTION.CANCEL')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {action}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
