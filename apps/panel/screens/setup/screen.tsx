import { Button, Group, Progress, Text, Title } from '@mantine/core';
import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { EmptyState, FormSkeleton } from '@plinth/ui';
import { IconLinkOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Form } from '../../forms/form.tsx';
import { LinkButton, useParam } from '../../router/links.tsx';
import { client } from '../../rpc/client.ts';
import { FactsStep } from './facts-step.tsx';
import { LanguageStep, OwnerStep, SiteStep, StarterStep } from './steps.tsx';
import { type SetupState, useSetup } from './use-setup.ts';

const STEPS = [
  { title: 'SETUP.LANGUAGE.TITLE', text: 'SETUP.LANGUAGE.TEXT', Step: LanguageStep },
  { title: 'SETUP.OWNER.TITLE', text: 'SETUP.OWNER.TEXT', Step: OwnerStep },
  { title: 'SETUP.SITE.TITLE', text: 'SETUP.SITE.TEXT', Step: SiteStep },
  { title: 'SETUP.STARTER.TITLE', text: 'SETUP.STARTER.TEXT', Step: StarterStep },
] as const;

type StepFrameProps = {
  readonly step: number;
  readonly title: MessageKey;
  readonly text: MessageKey;
  readonly children: ReactNode;
};

/** The last step comes after the site was created. */
const STEP_COUNT = STEPS.length + 1;

const StepFrame = ({ step, title, text, children }: StepFrameProps) => {
  const t = useT();
  const progress = t('SETUP.STEP', { step: step + 1, steps: STEP_COUNT });
  return (
    <div className="card" data-wide data-testid="setup">
      <Text c="dimmed" size="xs">
        {progress}
      </Text>
      <Progress
        value={((step + 1) / STEP_COUNT) * 100}
        size="xs"
        mt={6}
        mb="lg"
        aria-label={progress}
      />
      <Title order={1}>{t(title)}</Title>
      <Text c="dimmed" mt={4} mb="xl">
        {t(text)}
      </Text>
      {children}
    </div>
  );
};

const Wizard = ({ token, state }: { readonly token: string; readonly state: SetupState }) => {
  const t = useT();
  const { form, step, isBusy, isLast, homePage, enter, back, onSubmit } = useSetup(token, state);
  const current = STEPS[step] ?? STEPS[0];
  const fields = useRef<HTMLDivElement>(null);
  const former = useRef(step);
  useEffect(() => {
    if (former.current === step) return;
    former.current = step;
    const all = fields.current;
    const first = all?.querySelector<HTMLElement>('input:checked') ?? all?.querySelector('input');
    first?.focus();
  }, [step]);
  if (homePage !== null) {
    return (
      <StepFrame step={STEPS.length} title="SETUP.FACTS.TITLE" text="SETUP.FACTS.TEXT">
        <FactsStep
          siteName={form.values.site_name}
          email={form.values.email.trim()}
          homePage={homePage}
          onDone={enter}
        />
      </StepFrame>
    );
  }
  return (
    <StepFrame step={step} title={current.title} text={current.text}>
      <Form onSubmit={onSubmit}>
        <div ref={fields}>
          <current.Step form={form} starters={state.starters} />
        </div>
        <Group justify="space-between" mt="xl">
          {step > 0 ? (
            <Button variant="default" size="md" onClick={back} disabled={isBusy}>
              {t('COMMON.ACTION.BACK')}
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit" size="md" loading={isBusy} data-testid="setup-next">
            {t(isLast ? 'SETUP.FINISH' : 'COMMON.ACTION.CONTINUE')}
          </Button>
        </Group>
      </Form>
    </StepFrame>
  );
};

/** First-run setup: from the link on the console to the editor. */
export const SetupScreen = () => {
  const t = useT();
  const token = useParam('token');
  const state = useQuery({
    queryKey: ['setup', token],
    queryFn: () => client.SetupService.getState({ token }),
  });
  if (state.isPending) {
    return (
      <div className="card" data-wide>
        <FormSkeleton fields={3} />
      </div>
    );
  }
  if (state.data?.is_token_valid) return <Wizard token={token} state={state.data} />;
  return (
    <EmptyState
      icon={<IconLinkOff />}
      title={t('SETUP.BAD_LINK')}
      text={t(state.data?.needs_setup === false ? 'SETUP.ALREADY_DONE' : 'SETUP.BAD_LINK_TEXT')}
      action={<LinkButton to="/auth/login/">{t('MODULE.AUTH.FORGOT.BACK')}</LinkButton>}
    />
  );
};
