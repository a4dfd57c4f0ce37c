import { Button, CopyButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { announce } from '@plinth/ui';
import { IconCheck, IconCopy } from '@tabler/icons-react';

export const CopyUrl = ({ url }: { readonly url: string }) => {
  const t = useT();
  return (
    <CopyButton value={url}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
          onClick={() => {
            copy();
            announce(t('MODULE.LAUNCH.COPIED'));
          }}
        >
          {t(copied ? 'MODULE.LAUNCH.COPIED' : 'MODULE.LAUNCH.COPY')}
        </Button>
      )}
    </CopyButton>
  );
};
