import { Modal, Stack } from '@mantine/core';
import type { PopupSummary } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { DEVICE_FACTS, type Device } from '@plinth/model';
import { type CSSProperties, useState } from 'react';
import { DeviceSwitch } from '../../../design/device-switch.tsx';
import { LoadError } from '../../../list/load-error.tsx';
import { PageFrame } from '../../../pages/page-frame.tsx';
import { useSitePreview } from '../../../pages/use-site-preview.ts';
import { usePopupPreview } from '../../../popups/use-popup-preview.ts';
import { useBoot } from '../../../session/boot.ts';

const Preview = ({ popup, device }: { readonly popup: PopupSummary; readonly device: Device }) => {
  const t = useT();
  const { main_page } = useBoot().config;
  const preview = usePopupPreview(popup);
  const home = useSitePreview(main_page);
  if (preview.error) {
    return <LoadError error={preview.error} onRetry={() => void preview.refetch()} />;
  }
  const { frame: width, height } = DEVICE_FACTS[device];
  return (
    <div
      className="popup-preview"
      style={{ '--ratio': width / height, maxWidth: width } as CSSProperties}
    >
      <PageFrame
        key={device}
        url={preview.data?.url}
        behind={home.data?.url}
        title={t('MODULE.POPUPS.PREVIEW_TITLE', { name: popup.name })}
        size={{ width, height }}
        data-device={device}
        data-testid="popup-preview"
      />
    </div>
  );
};

type PreviewDialogProps = {
  /** Null: closed. */
  readonly popup: PopupSummary | null;
  readonly onClose: () => void;
};

/** A popup over the home page, as visitors see it. */
export const PreviewDialog = ({ popup, onClose }: PreviewDialogProps) => {
  const t = useT();
  const [device, setDevice] = useState<Device>('desktop');
  return (
    <Modal
      opened={popup !== null}
      onClose={onClose}
      title={t('MODULE.POPUPS.PREVIEW_TITLE', { name: popup?.name ?? '' })}
      size="xl"
    >
      <Stack gap="md">
        <div>
          <DeviceSwitch value={device} onChange={setDevice} />
        </div>
        {popup && <Preview popup={popup} device={device} />}
      </Stack>
    </Modal>
  );
};
