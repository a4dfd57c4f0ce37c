import { Button, Group, Stack, Text } from '@mantine/core';
import type { ExportReport as Report } from '@plinth/contract';
import { keyPart } from '@plinth/i18n';
import { useFormat, useT } from '@plinth/i18n/react';
import { IconButton } from '@plinth/ui';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import type { ExportActions } from './use-exports.ts';

/** More are in the report that is part of the export. */
const MAX_SHOWN = 50;

type ListProps = { readonly title: string; readonly items: readonly string[] };

const List = ({ title, items }: ListProps) =>
  items.length === 0 ? null : (
    <details className="export-list">
      <summary>{title}</summary>
      <ul>
        {items.slice(0, MAX_SHOWN).map((item) => (
          <li key={item}>{item}</li>
        ))}
        {items.length > MAX_SHOWN && <li>…</li>}
      </ul>
    </details>
  );

const Forms = ({ forms, forms_to }: Pick<Report, 'forms' | 'forms_to'>) => {
  const t = useT();
  if (forms === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      {forms_to === null
        ? t('MODULE.EXPORTS.FORMS_OFF', { count: forms })
        : t('MODULE.EXPORTS.FORMS_SENT', { count: forms, url: forms_to })}
    </Text>
  );
};

type ExportReportProps = {
  readonly report: Report;
  readonly actions: ExportActions;
  readonly isBusy: boolean;
};

/** The last export: what it has, what it lacks, and its download. */
export const ExportReport = ({ report, actions, isBusy }: ExportReportProps) => {
  const t = useT();
  const format = useFormat();
  const { left_out, missing_files, simple_hosts_lack, not_on_windows } = report;
  const lacking = left_out.map(
    ({ name, path, reason }) =>
      `${name} (${path}): ${t(`MODULE.EXPORTS.REASON.${keyPart(reason)}`)}`,
  );
  return (
    <Stack gap="xs" data-testid="export">
      <Group justify="space-between">
        <div>
          <Text fw={500}>{format.dateTime(report.at)}</Text>
          <Text size="sm" className="export-address">
            {t('MODULE.EXPORTS.FOR', { url: report.address })}
          </Text>
          <Text size="sm" c="dimmed">
            {t('MODULE.EXPORTS.CONTENT', {
              pages: format.number(report.pages),
              files: format.number(report.files),
              size: format.fileSize(report.size),
            })}
          </Text>
          <Forms {...report} />
        </div>
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconDownload size={16} />}
            onClick={() => void actions.download()}
          >
            {t('MODULE.EXPORTS.DOWNLOAD')}
          </Button>
          <IconButton
            label={t('MODULE.EXPORTS.DELETE')}
            icon={<IconTrash size={16} />}
            disabled={isBusy}
            onClick={() => void actions.remove()}
          />
        </Group>
      </Group>
      <List title={t('MODULE.EXPORTS.LEFT_OUT', { count: lacking.length })} items={lacking} />
      <List
        title={t('MODULE.EXPORTS.MISSING', { count: missing_files.length })}
        items={missing_files}
      />
      <List
        title={t('MODULE.EXPORTS.HOSTS_LACK', { count: simple_hosts_lack.length })}
        items={simple_hosts_lack}
      />
      <List
        title={t('MODULE.EXPORTS.NOT_ON_WINDOWS', { count: not_on_windows.length })}
        items={not_on_windows}
      />
    </Stack>
  );
};
