import { Button, Group, Modal, Select, Stack, Text } from '@mantine/core';
import type { ThemeRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import type { Device } from '@plinth/model';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeviceSwitch } from '../../../design/device-switch.tsx';
import { DialogActions } from '../../../forms/dialog-actions.tsx';
import { LoadError } from '../../../list/load-error.tsx';
import { usePages } from '../../../pages/use-pages.ts';
import { client } from '../../../rpc/client.ts';
import { useBoot } from '../../../session/boot.ts';
import { TryFrame } from './try-frame.tsx';

type TryDialogProps = {
  readonly theme: ThemeRecord;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Goes on to the activation. */
  readonly onActivate: () => void;
};

/** The owner's pages in a theme, before anything changes. */
export const TryDialog = ({ theme, opened, onClose, onActivate }: TryDialogProps) => {
  const t = useT();
  const { id, name, saved_at } = theme;
  const { main_page } = useBoot().config;
  const [page, setPage] = useState(main_page);
  const [device, setDevice] = useState<Device>('desktop');
  const pages = usePages().data ?? [];
  const preview = useQuery({
    queryKey: ['ThemesService', 'preview', id, page],
    queryFn: () =>
      client.ThemesService.preview({ id, page_id: page ?? 0, restore: saved_at !== null }),
    enabled: opened && page !== null,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('MODULE.THEMES.TRY_TITLE', { name })}
      size="100%"
    >
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('MODULE.THEMES.TRY_HINT')}
        </Text>
        <Group gap="md" align="end">
          <Select
            label={t('MODULE.THEMES.TRY_PAGE')}
            data={pages.map((one) => ({ value: String(one.id), label: one.name }))}
            value={page === null ? null : String(page)}
            onChange={(value) => value !== null && setPage(Number(value))}
            allowDeselect={false}
          />
          <DeviceSwitch value={device} onChange={setDevice} />
        </Group>
        {preview.error ? (
          <LoadError error={preview.error} onRetry={() => void preview.refetch()} />
        ) : (
          <TryFrame
            url={preview.data?.url}
            title={t('MODULE.THEMES.TRY_FRAME', { name })}
            device={device}
          />
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('COMMON.ACTION.CLOSE')}
          </Button>
          <Button onClick={onActivate}>{t('MODULE.THEMES.ACTIVATE_NEXT')}</Button>
        </DialogActions>
      </Stack>
    </Modal>
  );
};
