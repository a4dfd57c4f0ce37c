import { Menu } from '@mantine/core';
import type { SubmissionRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { IconButton } from '@plinth/ui';
import { IconDots, IconMail, IconMailOpened, IconSpy, IconTrash } from '@tabler/icons-react';
import { senderOf } from './sender.ts';
import { useMessageActions } from './use-message-actions.ts';

type MessageMenuProps = {
  readonly message: SubmissionRecord;
  readonly onDeleted?: () => void;
};

export const MessageMenu = ({ message, onDeleted }: MessageMenuProps) => {
  const t = useT();
  const { mark, remove } = useMessageActions();
  const { status } = message;
  const name = senderOf(message) || t('MODULE.INBOX.NO_SENDER');
  const removeIt = async () => {
    if (await remove(message)) onDeleted?.();
  };
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <IconButton
          label={t('COMMON.MORE_ACTIONS', { name })}
          icon={<IconDots size={18} />}
          data-testid="message-menu"
        />
      </Menu.Target>
      <Menu.Dropdown>
        {status !== 'read' && (
          <Menu.Item
            leftSection={<IconMailOpened size={16} />}
            onClick={() => void mark(message, 'read')}
          >
            {t(status === 'spam' ? 'MODULE.INBOX.NOT_SPAM' : 'MODULE.INBOX.MARK_READ')}
          </Menu.Item>
        )}
        {status === 'read' && (
          <Menu.Item leftSection={<IconMail size={16} />} onClick={() => void mark(message, 'new')}>
            {t('MODULE.INBOX.MARK_UNREAD')}
          </Menu.Item>
        )}
        {status !== 'spam' && (
          <Menu.Item leftSection={<IconSpy size={16} />} onClick={() => void mark(message, 'spam')}>
            {t('MODULE.INBOX.MARK_SPAM')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} />}
          onClick={() => void removeIt()}
        >
          {t('COMMON.ACTION.DELETE')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
