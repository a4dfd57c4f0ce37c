import { Progress, Text } from '@mantine/core';
import { useFormat, useT } from '@plinth/i18n/react';
import { useUploadLimits } from './media-data.ts';

/** The share above which the meter warns. */
const NEARLY_FULL = 0.9;

/** How much all files of the library take, of what the owner allows. */
export const LibraryUsage = () => {
  const t = useT();
  const format = useFormat();
  const { data } = useUploadLimits();
  if (!data) return null;
  const used = format.fileSize(data.used_size);
  if (data.total_max_size === null)
    return (
      <Text className="media-usage" size="xs" c="dimmed">
        {t('MODULE.MEDIA_LIBRARY.USED', { used })}
      </Text>
    );
  const total = data.total_max_size * 1024;
  const share = Math.min(1, data.used_size / total);
  const text = t('MODULE.MEDIA_LIBRARY.USED_OF', { used, total: format.fileSize(total) });
  return (
    <div className="media-usage" data-testid="media-usage">
      <Progress
        value={share * 100}
        color={share >= NEARLY_FULL ? 'red' : undefined}
        size="sm"
        aria-label={text}
      />
      <Text size="xs" c="dimmed" mt={4}>
        {text}
      </Text>
    </div>
  );
};
