import { Alert } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconWorld } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useSession } from '../session/context.ts';
import { sectionOf } from '../session/place.ts';
import type { SectionFacts } from '../session/types.ts';

/** Says once, at the first change of a shared header or footer, how far that change reaches. */
export function SharedNote() {
  const t = useT();
  const session = useSession();
  const [section, setSection] = useState<SectionFacts | 'told' | null>(null);
  useEffect(
    () =>
      session.store.observe((changes) => {
        setSection((before) => {
          if (before !== null) return before;
          const touched = [...changes.keys()].map((id) => sectionOf(session, id));
          return (
            touched.find((found) => found && found.name !== 'content' && found.usedOn > 1) ?? null
          );
        });
      }),
    [session],
  );
  if (section === null || section === 'told') return null;
  return (
    <Alert
      color="grape"
      icon={<IconWorld size={18} />}
      withCloseButton
      closeButtonLabel={t('COMMON.ACTION.CLOSE')}
      onClose={() => setSection('told')}
      className="pl-problem-bar"
      data-testid="shared-note"
    >
      {t('EDITOR.SHARED_NOTE', { count: section.usedOn })}
    </Alert>
  );
}
