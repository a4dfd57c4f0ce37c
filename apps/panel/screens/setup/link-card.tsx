import { Button, Code, Text, TextInput, Title } from '@mantine/core';
import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
import { Form } from '../../forms/form.tsx';
import { ProblemText } from '../../forms/problem-text.tsx';
import { useFields } from '../../forms/use-fields.tsx';
import { enterPanel } from '../../session/enter.ts';
import { tokenIn } from './token-in.ts';
import type { SetupLink } from './use-setup-link.ts';

/** Prints a new setup link. */
export const SETUP_LINK_COMMAND = 'npx plinth owner setup-link';

const linkProblem = (link: string) => {
  if (link.trim() === '') return <ProblemText errorKey="SETUP.LINK.MISSING" />;
  return tokenIn(link) === null ? <ProblemText errorKey="SETUP.LINK.INCOMPLETE" /> : null;
};

type LinkCardProps = {
  readonly title: MessageKey;
  readonly text: MessageKey;
  readonly link: SetupLink;
};

/** Says how to get a new setup link and takes it. */
const LinkCard = ({ title, text, link }: LinkCardProps) => {
  const t = useT();
  const { form, isBusy, onSubmit } = useFields({
    initial: { link: '' },
    rules: { link: linkProblem },
    submit: async (values) => {
      if (await link.replace(values.link)) return;
      form.setFieldError('link', <ProblemText errorKey="SETUP.LINK.REPLACED" />);
    },
    onFailure: ({ type }) => {
      if (type === 'NETWORK') toast(t('SETUP.UNREACHABLE'), { kind: 'error' });
      return type === 'NETWORK';
    },
  });
  return (
    <div className="card" data-wide data-testid="setup-link">
      <Title order={1}>{t(title)}</Title>
      <Text c="dimmed" mt={4}>
        {t(text)}
      </Text>
      <Text mt="lg" mb="sm">
        {t('SETUP.LINK.HOW')}
      </Text>
      <Code block className="setup-command">
        {SETUP_LINK_COMMAND}
      </Code>
      <Form onSubmit={onSubmit} takesFocus>
        <TextInput
          mt="xl"
          size="md"
          type="url"
          label={t('SETUP.LINK.LABEL')}
          autoComplete="off"
          {...form.getInputProps('link')}
        />
        <Button type="submit" size="md" mt="xl" fullWidth loading={isBusy}>
          {t('COMMON.ACTION.CONTINUE')}
        </Button>
      </Form>
    </div>
  );
};

const AlreadyDone = () => {
  const t = useT();
  return (
    <div className="card" data-testid="setup-done">
      <Title order={1}>{t('SETUP.DONE.TITLE')}</Title>
      <Text c="dimmed" mt={4} mb="xl">
        {t('SETUP.DONE.TEXT')}
      </Text>
      <Button size="md" fullWidth onClick={() => enterPanel('/auth/login/')}>
        {t('MODULE.AUTH.LOGIN.SUBMIT')}
      </Button>
    </div>
  );
};

type NoLinkProps = {
  readonly link: SetupLink;
  /** Whether the link expired while the wizard was open. */
  readonly isInterrupted?: boolean;
};

/** Shown instead of the wizard without a valid link. */
export const NoLink = ({ link, isInterrupted = false }: NoLinkProps) => {
  if (link.state?.needs_setup === false) return <AlreadyDone />;
  if (isInterrupted) {
    return <LinkCard title="SETUP.EXPIRED.TITLE" text="SETUP.EXPIRED.TEXT" link={link} />;
  }
  return link.token === '' ? (
    <LinkCard title="SETUP.NO_LINK.TITLE" text="SETUP.NO_LINK.TEXT" link={link} />
  ) : (
    <LinkCard title="SETUP.BAD_LINK" text="SETUP.BAD_LINK_TEXT" link={link} />
  );
};
