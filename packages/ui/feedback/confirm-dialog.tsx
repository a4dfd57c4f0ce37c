import { Button, Group, Modal, Text } from '@mantine/core';
import { useLastNonNull } from '../app/use-last-non-null.ts';
import { useMounted } from '../app/use-mounted.ts';
import { pendingQuestion } from './confirm.ts';
import { useStored } from './store.ts';

/** The dialog for `confirm`. Its text stays visible while it closes. */
export const ConfirmDialog = () => {
  const current = useStored(pendingQuestion);
  const isMounted = useMounted();
  const { last } = useLastNonNull(current);
  if (!last) return null;
  const cancel = () => current?.answer(false);
  return (
    <Modal opened={current !== null && isMounted} onClose={cancel} title={last.title}>
      {typeof last.text === 'string' ? <Text size="sm">{last.text}</Text> : last.text}
      <Group mt="md" justify="flex-end">
        <Button variant="default" onClick={cancel} data-autofocus>
          {last.cancelLabel}
        </Button>
        <Button color={last.danger ? 'red' : 'plinth'} onClick={() => current?.answer(true)}>
          {last.confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
};
