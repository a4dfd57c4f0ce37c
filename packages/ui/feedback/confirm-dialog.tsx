import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { useIsThere } from '../app/use-is-there.ts';
import { type Question, question } from './confirm.ts';
import { useStored } from './store.ts';

/** The question of `confirm`; what it said stays readable while it closes. */
export const ConfirmDialog = () => {
  const asked = useStored(question);
  const isThere = useIsThere();
  const [last, setLast] = useState<Question | null>(asked);
  if (asked && asked !== last) setLast(asked);
  if (!last) return null;
  const no = () => asked?.answer(false);
  return (
    <Modal opened={asked !== null && isThere} onClose={no} title={last.title}>
      {typeof last.text === 'string' ? <Text size="sm">{last.text}</Text> : last.text}
      <Group mt="md" justify="flex-end">
        <Button variant="default" onClick={no} data-autofocus>
          {last.cancelLabel}
        </Button>
        <Button color={last.danger ? 'red' : 'plinth'} onClick={() => asked?.answer(true)}>
          {last.confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
};
