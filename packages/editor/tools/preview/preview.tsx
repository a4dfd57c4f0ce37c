import { Button, Modal } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { Device } from '@plinth/model';
import { IconButton, useMounted } from '@plinth/ui';
import { IconArrowLeft, IconRotateClockwise } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useSession, useUi } from '../../core/session/context.ts';
import { DeviceChoice } from '../fields/device-choice.tsx';
import { DraftPreview } from './draft-preview.tsx';
import { LinkPopover } from './link-popover.tsx';
import { LiveLink } from './live-link.tsx';
import './preview.css';

/** Preview of the page as visitors would see it, with unsaved changes, on any device. */
export function Preview() {
  const t = useT();
  const { ui } = useSession();
  const isPreviewing = useUi((state) => state.isPreviewing);
  const isMounted = useMounted();
  const [isSharing, setSharing] = useState(false);
  const close = () => {
    setSharing(false);
    ui.setState({ isPreviewing: false });
  };
  return (
    <Modal
      opened={isPreviewing && isMounted}
      onClose={close}
      fullScreen
      // Escape closes only the topmost layer.
      closeOnEscape={!isSharing}
      withCloseButton={false}
      padding={0}
      transitionProps={{ duration: 0, exitDuration: 150 }}
      classNames={{ body: 'pl-preview' }}
      attributes={{ content: { 'aria-label': t('EDITOR.PREVIEW') } }}
      data-testid="preview"
    >
      <PreviewContent onClose={close} onShare={setSharing} />
    </Modal>
  );
}

type PreviewContentProps = {
  readonly onClose: () => void;
  readonly onShare: (isOpen: boolean) => void;
};

function PreviewContent({ onClose, onShare }: PreviewContentProps) {
  const t = useT();
  const edited = useUi((state) => state.device);
  const [device, setDevice] = useState<Device>(edited);
  const [isTurned, setTurned] = useState(false);
  const [hasLeft, setLeft] = useState(false);
  const back = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div className="pl-preview-bar" role="toolbar" aria-label={t('EDITOR.PREVIEW')}>
        <Button
          ref={back}
          size="xs"
          variant="default"
          leftSection={<IconArrowLeft size={16} />}
          onClick={onClose}
          data-autofocus
          data-testid="preview-close"
        >
          {t('EDITOR.PREVIEW_BACK')}
        </Button>
        <div className="pl-preview-devices">
          <DeviceChoice value={device} onChange={setDevice} />
          <IconButton
            label={t('EDITOR.PREVIEW_TURN')}
            icon={<IconRotateClockwise size={18} />}
            onClick={() => setTurned(!isTurned)}
            disabled={device === 'desktop'}
            data-testid="preview-turn"
          />
        </div>
        {/* They lead to the edited page and not to one that a link has opened. */}
        <div className="pl-preview-ways">
          {!hasLeft && <LiveLink />}
          {!hasLeft && <LinkPopover onToggle={onShare} />}
        </div>
      </div>
      <DraftPreview
        device={device}
        isTurned={isTurned}
        onEscape={onClose}
        onLeft={() => setLeft(true)}
        onRetry={() => back.current?.focus()}
      />
    </>
  );
}
