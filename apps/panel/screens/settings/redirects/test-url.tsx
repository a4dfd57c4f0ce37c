import { Button, Group, Text, TextInput } from '@mantine/core';
import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { Panel } from '@plinth/ui';
import { useState } from 'react';
import { Form } from '../../../forms/form.tsx';
import { required } from '../../../forms/rules.tsx';
import { useFields } from '../../../forms/use-fields.tsx';
import { client } from '../../../rpc/client.ts';

type Outcome = Awaited<ReturnType<typeof client.RedirectsService.test>>;

const OUTCOMES: Record<Outcome['outcome'], MessageKey> = {
  chain: 'MODULE.REDIRECTS.TEST_OUTCOME.CHAIN',
  gone: 'MODULE.REDIRECTS.TEST_OUTCOME.GONE',
  loop: 'MODULE.REDIRECTS.TEST_OUTCOME.LOOP',
  none: 'MODULE.REDIRECTS.TEST_OUTCOME.NONE',
  page: 'MODULE.REDIRECTS.TEST_OUTCOME.PAGE',
  redirect: 'MODULE.REDIRECTS.TEST_OUTCOME.REDIRECT',
};

/** Tests what a URL returns to visitors. */
export const TestUrl = () => {
  const t = useT();
  const [found, setFound] = useState<(Outcome & { readonly url: string }) | null>(null);
  const { form, isBusy, onSubmit } = useFields({
    initial: { url: '' },
    rules: { url: required },
    failed: 'COMMON.MESSAGES.LOAD_DATA_FROM_SERVER_ERROR',
    submit: async ({ url }) => {
      setFound(null);
      setFound({ url, ...(await client.RedirectsService.test({ url })) });
    },
  });
  // Hides the result once the URL in the field changes.
  const shown = found?.url === form.values.url && !form.errors.url ? found : null;
  return (
    <Panel title={t('MODULE.REDIRECTS.TEST')}>
      <Form onSubmit={onSubmit} data-testid="redirect-test">
        <Group align="flex-start" gap="sm">
          <TextInput
            aria-label={t('MODULE.REDIRECTS.TEST')}
            placeholder={t('MODULE.REDIRECTS.OLD_URL_EXAMPLE')}
            flex={1}
            {...form.getInputProps('url')}
          />
          <Button type="submit" variant="default" loading={isBusy}>
            {t('MODULE.REDIRECTS.TEST_BUTTON')}
          </Button>
        </Group>
        <Text role="status" mt="sm" c="dimmed">
          {shown &&
            t(OUTCOMES[shown.outcome], { target: shown.target ?? '', code: shown.code ?? '' })}
        </Text>
      </Form>
    </Panel>
  );
};
