import { Button, CopyButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { announce } from '@plinth/ui';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { Ref } from 'react';

type CopyUrlProps = { readonly url: string; readonly ref?: Ref<HTMLButtonElement> };

/** Has the focus first, in a dialog as well. */
export const CopyUrl = ({ url, ref }: CopyUrlProps) => {
  const t = useT();
  return (
    <CopyButton value={url}>
      {({ copied, copy }) => (
        <Button
          ref={ref}
          data-autofocus
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
