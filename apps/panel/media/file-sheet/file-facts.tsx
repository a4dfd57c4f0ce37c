import { Text } from '@mantine/core';
import type { MediaRecord } from '@plinth/contract';
import type { MessageKey } from '@plinth/i18n';
import { useFormat, useT } from '@plinth/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../rpc/client.ts';
import './file-facts.css';

type Fact = readonly [name: string, value: string];

const useFacts = (file: MediaRecord): readonly Fact[] => {
  const t = useT();
  const format = useFormat();
  const facts: readonly (readonly [MessageKey, string | null])[] = [
    ['MODULE.MEDIA_LIBRARY.FACT.SIZE', format.fileSize(file.size)],
    [
      'MODULE.MEDIA_LIBRARY.FACT.DIMENSIONS',
      file.width && file.height ? `${file.width} × ${file.height} px` : null,
    ],
    ['MODULE.MEDIA_LIBRARY.FACT.TYPE', file.mime_type],
    [
      'MODULE.MEDIA_LIBRARY.FACT.DURATION',
      file.duration ? `${format.number(file.duration)} s` : null,
    ],
    [
      'MODULE.MEDIA_LIBRARY.FACT.BITRATE',
      file.bitrate ? `${format.number(Math.round(file.bitrate / 1000))} kbit/s` : null,
    ],
    ['MODULE.MEDIA_LIBRARY.FACT.AUDIO', file.audio_format],
    ['MODULE.MEDIA_LIBRARY.FACT.CODEC', file.codec],
    ['MODULE.MEDIA_LIBRARY.FACT.UPLOADED', format.dateTime(file.created)],
  ];
  return facts.flatMap(([name, value]) => (value ? [[t(name), value] as const] : []));
};

/** Details of a file and where it is used. */
export const FileFacts = ({ file }: { readonly file: MediaRecord }) => {
  const t = useT();
  const facts = useFacts(file);
  const usage = useQuery({
    queryKey: ['media', 'usage', file.id],
    queryFn: () => client.MediaService.getUsage({ id: file.id }),
  });
  const uses = usage.data?.items ?? [];
  return (
    <>
      <dl className="file-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {usage.data && (
        <div data-testid="file-usage">
          <Text fw={500}>{t('MODULE.MEDIA_LIBRARY.USED_ON', { count: uses.length })}</Text>
          {uses.map(({ type, id, name }) => (
            <Text key={`${type}-${id}`} c="dimmed">
              {type === 'setting' ? t('ROUTE.SETTINGS.TITLE') : name}
            </Text>
          ))}
        </div>
      )}
    </>
  );
};
