import { Alert, Button, Stack } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { SectionName } from '@plinth/model';
import { toast } from '@plinth/ui';
import { IconWorld } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useSession, useUi } from '../core/session/context.ts';
import { isShared, type SharedSection, sectionOf } from '../core/session/section-of.ts';
import { useServices } from '../core/session/services.ts';
import { useSaving } from './save-context.ts';
import './save.css';

/**
 * Explains, at the first change of a shared header or footer, which pages it affects. Disappears on
 * save or when another section is selected.
 */
export function SharedNote() {
  const session = useSession();
  const { dirty } = useSaving();
  const explained = useRef(new Set<SectionName>());
  const [section, setSection] = useState<SharedSection | null>(null);
  useEffect(
    () =>
      session.store.observe((changes) => {
        for (const id of changes.keys()) {
          const found = sectionOf(session, id);
          if (!found || !isShared(found) || explained.current.has(found.name)) continue;
          explained.current.add(found.name);
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

type NoteProps = { readonly section: SharedSection; readonly onClose: () => void };

function Note({ section, onClose }: NoteProps) {
  const t = useT();
  const { saving } = useSaving();
  const [isBusy, setBusy] = useState(false);
  const name = keyPart(section.name);
  const { createOwnSection } = useServices().ports.saving;
  const own = async (copy: NonNullable<typeof createOwnSection>) => {
    setBusy(true);
    try {
      await saving.ownSection(section, copy);
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
        {createOwnSection && (
          <Button
            size="xs"
            variant="default"
            loading={isBusy}
            onClick={() => void own(createOwnSection)}
            data-testid="own-section"
          >
            {t(`EDITOR.OWN_SECTION.USE_${name}`)}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
