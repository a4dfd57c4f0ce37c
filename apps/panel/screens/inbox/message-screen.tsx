import { Anchor, Button, Group, Text } from '@mantine/core';
import { type SubmissionRecord, WEBHOOK_FAILURES } from '@plinth/contract';
import { keyPart } from '@plinth/i18n';
import { useFormat, useT } from '@plinth/i18n/react';
import { FormSkeleton, PageTitle, Panel } from '@plinth/ui';
import { IconArrowLeft, IconArrowRight, IconDownload, IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LoadError } from '../../list/load-error.tsx';
import { RowMenu } from '../../list/row-menu.tsx';
import { LinkAnchor, LinkButton, useGo, useIdParam } from '../../router/links.tsx';
import { client } from '../../rpc/client.ts';
import { senderOf } from './sender.ts';
import { useMessageActions, useMessageMenu } from './use-message-actions.ts';
import './inbox.css';

/** An email to the sender, with the message quoted. */
function replyUrl({ sender_email, subject, page_name, fields }: SubmissionRecord): string {
  const message = fields.find(({ type }) => type === 'message')?.value ?? '';
  const quote = message === '' ? '' : `\n\n> ${message.replaceAll('\n', '\n> ')}`;
  const words = { subject: `Re: ${subject || page_name}`, body: quote };
  const query = Object.entries(words)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return `mailto:${encodeURIComponent(sender_email)}?${query}`;
}

const Answers = ({ message }: { readonly message: SubmissionRecord }) => {
  const t = useT();
  const format = useFormat();
  const shown = (type: string, value: string) =>
    type === 'agreement' || type === 'checkbox' ? t('MODULE.INBOX.CHECKED') : value;
  return (
    <dl className="inbox-answers" data-testid="message-answers">
      {message.fields.map(({ type, label, value }) => (
        <div key={`${type} ${label} ${value}`}>
          <dt>{label}</dt>
          <dd dir="auto">{shown(type, value)}</dd>
        </div>
      ))}
      {message.files.map(({ label, name, size, file_key }, index) => (
        <div key={file_key}>
          <dt>{label}</dt>
          <dd>
            <Anchor href={`/admin/attachments/${message.id}/${index}`} download={name}>
              <IconDownload size={16} aria-hidden="true" /> {name}
            </Anchor>{' '}
            ({format.fileSize(size)})
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** Whether the webhook of the form got the message. */
const WebhookNote = ({ message }: { readonly message: SubmissionRecord }) => {
  const t = useT();
  const { resend } = useMessageActions();
  const { webhook_state: state, webhook_failure: failure } = message;
  if (state === 'none') return null;
  const known = WEBHOOK_FAILURES.find((one) => one === failure);
  const reason = known
    ? t(`MODULE.INBOX.WEBHOOK.${keyPart(known)}`)
    : t('MODULE.INBOX.WEBHOOK.STATUS', { status: failure });
  // Only this failure isn't tried again.
  const outcome = state === 'failed' && failure === 'refused' ? failure : state;
  return (
    <Text c="dimmed" data-testid="webhook-note">
      {t(`MODULE.INBOX.WEBHOOK_${keyPart(outcome)}`, { reason })}{' '}
      {state === 'failed' && (
        <Anchor component="button" type="button" onClick={() => void resend(message)}>
          {t('MODULE.INBOX.RESEND')}
        </Anchor>
      )}
    </Text>
  );
};

type NeighborsProps = { readonly newer: number | null; readonly older: number | null };

const Neighbors = ({ newer, older }: NeighborsProps) => {
  const t = useT();
  return (
    <>
      {newer !== null && (
        <LinkButton
          to={`/inbox/${newer}/`}
          variant="default"
          leftSection={<IconArrowLeft size={16} />}
        >
          {t('MODULE.INBOX.NEWER')}
        </LinkButton>
      )}
      {older !== null && (
        <LinkButton
          to={`/inbox/${older}/`}
          variant="default"
          rightSection={<IconArrowRight size={16} />}
        >
          {t('MODULE.INBOX.OLDER')}
        </LinkButton>
      )}
    </>
  );
};

/** Marks a message as read once it's shown. */
const useMarkRead = (message: SubmissionRecord | undefined) => {
  const { mark } = useMessageActions();
  const unread = message?.status === 'new' ? message : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per message, so that it can be marked as unread
  useEffect(() => {
    if (unread !== null) void mark([unread], 'read');
  }, [message?.id]);
};

/** A message, with its attachments. */
export const MessageScreen = () => {
  const t = useT();
  const format = useFormat();
  const go = useGo();
  const id = useIdParam();
  const { data, error, refetch } = useQuery({
    queryKey: ['SubmissionsService', 'get', id],
    queryFn: () => client.SubmissionsService.get({ id }),
  });
  useMarkRead(data?.item);
  const { actionsOf } = useMessageMenu({ onDeleted: () => go('/inbox/') });
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton />;
  const { item } = data;
  const sender = senderOf(item) || t('MODULE.INBOX.NO_SENDER');
  const isFailed = item.mail_state === 'failed';
  return (
    <>
      <PageTitle
        title={sender}
        description={t('MODULE.INBOX.SENT_FROM', {
          page: item.page_name,
          time: format.dateTime(item.created),
        })}
      >
        <Neighbors newer={data.newer_id} older={data.older_id} />
        <RowMenu name={sender} actions={actionsOf(item)} data-testid="message-menu" />
      </PageTitle>
      <Panel title={item.subject || t('MODULE.INBOX.MESSAGE')}>
        <Answers message={item} />
        {isFailed && <Text c="dimmed">{t('MODULE.INBOX.MAIL_FAILED_ONE')}</Text>}
        <WebhookNote message={item} />
        <Group gap="md" mt="md">
          {item.sender_email !== '' && (
            <Button component="a" href={replyUrl(item)} leftSection={<IconMail size={16} />}>
              {t('MODULE.INBOX.REPLY')}
            </Button>
          )}
          <LinkAnchor to="/inbox/">{t('MODULE.INBOX.BACK')}</LinkAnchor>
        </Group>
      </Panel>
    </>
  );
};
