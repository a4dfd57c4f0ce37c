import { Alert, Button, Stack } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { SectionName } from '@plinth/model';
import { toast } from '@plinth/ui';
import { IconWorld } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useSession, useUi } from '../session/context.ts';
import { sectionOf } from '../session/place.ts';
import { useServices } from '../session/services.ts';
import type { SectionFacts } from '../session/types.ts';
import './save.css';

/**
 * Says once, at the first change of a shared header or footer, how far that change reaches; until it is
 * saved or something else is selected, and beside no other bar over the page.
 */
export function SharedNote() {
  const session = useSession();
  const { dirty } = useServices();
  const told = useRef(new Set<SectionName>());
  const [section, setSection] = useState<SectionFacts | null>(null);
  useEffect(
    () =>
      session.store.observe((changes) => {
        for (const id of changes.keys()) {
          const found = sectionOf(session, id);
          const isShared = found && found.name !== 'content' && found.usedOn > 1;
          if (!isShared || told.current.has(found.name)) continue;
          told.current.add(found.name);
          setSection(found);
        }
      }),
    [session],
  );
  useEffect(() => {
    if (section === null) return;
    const close = (isOver: boolean) => {
      if (isOver) setSection(null);
    };
    const stops = [
      dirty.subscribe(() => close(!dirty.dirtyRoots().has(section.root))),
      session.ui.subscribe(({ selection }) => {
        const selected = selection.at(-1);
        const within = selected === undefined ? undefined : sectionOf(session, selected);
        close(within !== undefined && within.name !== section.name);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [session, dirty, section]);
  const isWriting = useUi(({ textEditing }) => textEditing !== null);
  return section && !isWriting && <Note section={section} onClose={() => setSection(null)} />;
}

type NoteProps = { readonly section: SectionFacts; readonly onClose: () => void };

function Note({ section, onClose }: NoteProps) {
  const t = useT();
  const { saving, ports } = useServices();
  const [isBusy, setBusy] = useState(false);
  const name = section.name.toUpperCase();
  const own = async () => {
    setBusy(true);
    try {
      await saving.ownSection(section, ports.ownSection);
      toast(t(`EDITOR.OWN_SECTION.DONE_${name}`));
      onClose();
    } catch {
      setBusy(false);
      toast(t('EDITOR.OWN_SECTION.FAILED'), { kind: 'error' });
    }
  };
  return (
    <Alert
      color="grape"
      icon={<IconWorld size={18} />}
      withCloseButton
      closeButtonLabel={t('COMMON.ACTION.CLOSE')}
      onClose={onClose}
      className="pl-shared-note"
      data-at={section.name}
      data-testid="shared-note"
    >
      <Stack gap="xs" align="start">
        {t('EDITOR.SHARED_NOTE', { count: section.usedOn })}
        <Button
          size="xs"
          variant="default"
          loading={isBusy}
          onClick={() => void own()}
          data-testid="own-section"
        >
          {t(`EDITOR.OWN_SECTION.USE_${name}`)}
        </Button>
      </Stack>
    </Alert>
  );
}
