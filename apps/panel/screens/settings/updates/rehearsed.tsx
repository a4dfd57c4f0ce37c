// Pages that the new version renders differently, which the owner decides about.
import { Alert, Button, Code, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import type { PageDifference, Rehearsal } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { useState } from 'react';
import { useAttempt } from '../../../list/use-attempt.ts';
import { client } from '../../../rpc/client.ts';
import type { Updates } from '../../../updates/use-updates.ts';
import './rehearsed.css';

type Urls = { readonly old: string; readonly new: string };

/** Both renderings of a page beside each other. */
const Renderings = ({ urls, name }: { readonly urls: Urls; readonly name: string }) => {
  const t = useT();
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      {(['old', 'new'] as const).map((side) => {
        const label = t(
          side === 'old' ? 'MODULE.UPDATES.REHEARSAL_OLD' : 'MODULE.UPDATES.REHEARSAL_NEW',
        );
        return (
          <Stack gap="xs" key={side}>
            <Text size="sm" fw={500}>
              {label}
            </Text>
            <iframe className="update-frame" src={urls[side]} title={`${name} – ${label}`} />
          </Stack>
        );
      })}
    </SimpleGrid>
  );
};

const Difference = ({ difference }: { readonly difference: PageDifference }) => {
  const t = useT();
  const attempt = useAttempt();
  const [urls, setUrls] = useState<Urls | null>(null);
  const { id, name, path, lines } = difference;
  const compare = async () => {
    if (urls) return setUrls(null);
    await attempt(async () => setUrls(await client.UpdatesService.getDifference({ id })), {
      failed: 'MODULE.UPDATES.REHEARSAL_LOAD_FAILED',
    });
  };
  return (
    <li className="update-page">
      <Group justify="space-between">
        <span>
          <Text span fw={500}>
            {name}
          </Text>{' '}
          <Text span c="dimmed">
            {path}
          </Text>
        </span>
        <Button
          size="xs"
          variant="default"
          aria-expanded={urls !== null}
          onClick={() => void compare()}
        >
          {t('MODULE.UPDATES.REHEARSAL_COMPARE')}
        </Button>
      </Group>
      {urls && <Renderings urls={urls} name={name} />}
      <details>
        <summary>{t('MODULE.UPDATES.REHEARSAL_LINES')}</summary>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same lines may differ more than once
          <Code block key={index}>
            {`− ${line.old}\n+ ${line.new}`}
          </Code>
        ))}
      </details>
    </li>
  );
};

type RehearsedProps = { readonly rehearsal: Rehearsal; readonly updates: Updates };

/** Nothing is installed before the owner has seen what changes. */
export const Rehearsed = ({ rehearsal, updates }: RehearsedProps) => {
  const t = useT();
  const { version, pages, different, differences } = rehearsal;
  return (
    <>
      <Alert color="yellow" role="status" title={t('MODULE.UPDATES.STEP.REHEARSED', { version })}>
        {t('MODULE.UPDATES.REHEARSAL_TEXT', { different, pages })}
      </Alert>
      <ul className="update-pages">
        {differences.map((difference) => (
          <Difference key={difference.id} difference={difference} />
        ))}
      </ul>
      {differences.length < different && (
        <Text c="dimmed">{t('MODULE.UPDATES.REHEARSAL_MORE', { count: differences.length })}</Text>
      )}
      <Group>
        <Button loading={updates.isBusy} onClick={() => void updates.proceed(version)}>
          {t('MODULE.UPDATES.REHEARSAL_PROCEED')}
        </Button>
        <Button
          variant="default"
          disabled={updates.isBusy}
          onClick={() => void updates.decline(version)}
        >
          {t('MODULE.UPDATES.REHEARSAL_DECLINE')}
        </Button>
      </Group>
    </>
  );
};
