import { Button } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconExternalLink } from '@tabler/icons-react';
import { useLiveAddress } from './live-address.ts';

/** To the page as it is online, where it is. */
export function LiveLink() {
  const t = useT();
  const address = useLiveAddress();
  if (address === null) return null;
  return (
    <Button
      component="a"
      href={address}
      target="_blank"
      rel="noreferrer"
      size="xs"
      variant="default"
      leftSection={<IconExternalLink size={16} />}
      data-testid="live-link"
    >
      {t('EDITOR.PREVIEW_LIVE')}
    </Button>
  );
}
