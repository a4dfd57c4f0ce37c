import { Button } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { useIsUnderConstruction } from '@plinth/ui';
import { IconExternalLink } from '@tabler/icons-react';
import { ownerText } from '../../core/session/owner-text.ts';
import { useServices } from '../../core/session/services.ts';

/** Link to the live document, if it has one. */
export function LiveLink() {
  const t = useT();
  const { kind, liveUrl } = useServices().owner;
  const isUnderConstruction = useIsUnderConstruction();
  if (liveUrl === null) return null;
  return (
    <Button
      component="a"
      href={liveUrl}
      target="_blank"
      rel="noreferrer"
      size="xs"
      variant="default"
      leftSection={<IconExternalLink size={16} />}
      data-testid="live-link"
    >
      {t(ownerText(kind, isUnderConstruction ? 'VIEW' : 'VIEW_LIVE'))}
    </Button>
  );
}
