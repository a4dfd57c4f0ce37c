import { Button } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { useIsUnderConstruction } from '@plinth/ui';
import { useServices } from '../core/session/services.ts';
import { LaunchNotice, useLaunchesOnTop } from './launch-notice.tsx';
import { usePublish } from './publish-item.tsx';
import { SaveButton } from './save-button.tsx';

/**
 * What brings the document to visitors, always last in the bar: Launch before the site is live, then
 * Publish, then Update. Saving is next to it wherever that is something else.
 */
export function MainAction() {
  const { owner } = useServices();
  const isUnderConstruction = useIsUnderConstruction();
  const launches = useLaunchesOnTop();
  const publishes = !isUnderConstruction && owner.status !== 'publish';
  return (
    <>
      <SaveButton isMain={!launches && !publishes} />
      {publishes && <PublishButton />}
      <LaunchNotice at="top" />
    </>
  );
}

/** Saves and publishes a document that isn't live yet. */
function PublishButton() {
  const t = useT();
  const publish = usePublish();
  return (
    <Button size="xs" onClick={() => void publish()} data-testid="publish">
      {t('EDITOR.PUBLISH')}
    </Button>
  );
}
