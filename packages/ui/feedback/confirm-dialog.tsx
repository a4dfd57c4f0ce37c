import { Button, Group, Modal, Text } from '@mantine/core';
import { useLast } from '../app/use-last.ts';
import { useMounted } from '../app/use-mounted.ts';
import { question } from './confirm.ts';
import { useStored } from './store.ts';

/** The dialog for `confirm`. Its text stays visible while it closes. */
export const ConfirmDialog = () => {
  const asked = useStored(question);
  const isThere = useMounted();
  const { shown: last } = useLast(asked);
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
