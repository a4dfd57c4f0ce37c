import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { type ExportOptions, type ExportState, exportOptions } from '@plinth/contract';
import { keyPart } from '@plinth/i18n';
import { useFormat, useT } from '@plinth/i18n/react';
import { completeSiteUrl } from '@plinth/model';
import { IconFileExport } from '@tabler/icons-react';
import { TextField } from '../../../forms/fields/text-field.tsx';
import { Form } from '../../../forms/form.tsx';
import { type Fields, useFields } from '../../../forms/use-fields.tsx';
import { LoadError } from '../../../list/load-error.tsx';
import { SettingsCard } from '../../../settings/settings-card.tsx';
import { ExportReport } from './export-report.tsx';
import { type ExportActions, useExportActions, useExportState } from './use-exports.ts';
import { NEXT_FOCUS, useFocusInPlace } from './use-focus-in-place.ts';

type RunningProps = {
  readonly running: NonNullable<ExportState['running']>;
  readonly actions: ExportActions;
};

const Running = ({ running: { done, total }, actions }: RunningProps) => {
  const t = useT();
  const format = useFormat();
  const values = { done: format.number(done), total: format.number(total) };
  return (
    <Stack gap="xs">
      <Progress
        value={total === 0 ? 0 : Math.round((done / total) * 100)}
        aria-label={t('MODULE.EXPORTS.TITLE')}
      />
      <Group justify="space-between">
        <Text size="sm" c="dimmed" role="status">
          {total === 0 ? t('MODULE.EXPORTS.WAITING') : t('MODULE.EXPORTS.RUNNING', values)}
        </Text>
        <Button
          {...NEXT_FOCUS}
          variant="default"
          size="compact-md"
          onClick={() => void actions.cancel()}
        >
          {t('COMMON.ACTION.CANCEL')}
        </Button>
      </Group>
    </Stack>
  );
};

const ExportForm = ({ field, isBusy, onSubmit }: Fields<ExportOptions>) => {
  const t = useT();
  return (
    <Form onSubmit={onSubmit}>
      <Stack gap="md">
        <TextField
          label={t('MODULE.EXPORTS.ADDRESS')}
          description={t('MODULE.EXPORTS.ADDRESS_HINT')}
          filter={completeSiteUrl}
          {...field('address')}
        />
        <TextField
          label={t('MODULE.EXPORTS.FORMS')}
          description={t('MODULE.EXPORTS.FORMS_HINT')}
          filter={completeSiteUrl}
          {...field('forms')}
        />
        <Group>
          <Button
            {...NEXT_FOCUS}
            type="submit"
            loading={isBusy}
            leftSection={<IconFileExport size={16} />}
          >
            {t('MODULE.EXPORTS.CREATE')}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
};

/** The site as files that any web server serves. */
export const ExportCard = () => {
  const t = useT();
  const { data, error, refetch } = useExportState();
  const actions = useExportActions();
  const running = data?.running ?? null;
  const card = useFocusInPlace(running !== null);
  // Here, so that the values stay while an export runs.
  const fields = useFields<ExportOptions>({
    initial: { address: '', forms: '' },
    schema: { schema: exportOptions },
    submit: actions.create,
    failed: 'COMMON.MESSAGES.CREATE_ERROR',
    isShort: true,
  });
  return (
    <div ref={card}>
      <SettingsCard title={t('MODULE.EXPORTS.TITLE')} description={t('MODULE.EXPORTS.INTRO')}>
        {error && <LoadError error={error} onRetry={() => void refetch()} />}
        {data?.problem && !running && (
          <Alert color="red" role="alert" title={t('MODULE.EXPORTS.FAILED')}>
            {t(`MODULE.EXPORTS.PROBLEM.${keyPart(data.problem)}`)}
          </Alert>
        )}
        {data?.report && (
          <ExportReport report={data.report} actions={actions} isBusy={running !== null} />
        )}
        {running ? (
          <Running running={running} actions={actions} />
        ) : (
          data && <ExportForm {...fields} />
        )}
      </SettingsCard>
    </div>
  );
};
