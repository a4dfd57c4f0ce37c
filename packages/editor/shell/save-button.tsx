import { Button, Text } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useFormat, useT } from '@plinth/i18n/react';
import { announce, useIsUnderConstruction } from '@plinth/ui';
import { useEffect } from 'react';
import { useServices } from '../core/session/services.ts';
import { useParkingText } from '../save/parking/parking-text.ts';
import { useIsDirty, useSaveState } from '../save/save-context.ts';
import { useSaveLabel } from '../save/save-label.ts';
import { SharedChanges } from '../save/shared-changes.tsx';
import { useSiteChanges } from '../save/site-changes.ts';
import { useSave } from '../save/use-save.ts';

/** The save state, and what saving would change. */
export function SaveStatus() {
  const changes = useSiteChanges();
  return (
    <div className="pl-save-slot">
      <SaveStateText />
      <SharedChanges {...changes} />
    </div>
  );
}

/** Saves. It is the main button where saving changes what visitors see, or is all there is to do. */
export function SaveButton({ isMain }: { readonly isMain: boolean }) {
  const t = useT();
  const { owner } = useServices();
  const { phase, problem } = useSaveState();
  const isUnsaved = useIsDirty();
  const save = useSave();
  const changes = useSiteChanges();
  const isIdle = phase === 'saving' || (!isUnsaved && problem === null);
  const label = t(useSaveLabel(owner.status, changes.everywhere.length > 0));
  const isUnderConstruction = useIsUnderConstruction();
  const everywhere = changes.everywhere.join(', ');
  const goesLive = isUnderConstruction ? 'EDITOR.SAVES.ALL_PAGES' : 'EDITOR.SAVES.GOES_LIVE';
  return (
    // aria-disabled, not disabled: the button keeps the focus after being pressed.
    <Button
      size="xs"
      variant={isMain ? 'filled' : 'default'}
      // As wide with each of its labels.
      miw={owner.status === 'draft' ? 100 : undefined}
      onClick={() => void save()}
      data-disabled={isIdle || undefined}
      aria-disabled={isIdle || undefined}
      aria-label={everywhere === '' ? undefined : `${label}: ${everywhere}`}
      data-tip={everywhere === '' ? undefined : t(goesLive, { changes: everywhere })}
      data-tour="save"
      data-testid="save-button"
    >
      {label}
    </Button>
  );
}

const UNDECIDED = {
  state: 'EDITOR.STATE.UNSAVED_CONFLICT',
  place: 'EDITOR.CONFLICT.DISMISSED',
} as const;

function SaveStateText() {
  const t = useT();
  const format = useFormat();
  const { phase, problem, question, undecided, savedAt } = useSaveState();
  const parking = useParkingText();
  const unsaved = parking && undecided ? UNDECIDED : parking;
  useEffect(() => {
    if (undecided) announce(t(`EDITOR.CONFLICT.${keyPart(undecided)}`));
  }, [undecided, t]);
  const text = () => {
    if (question) return t('EDITOR.STATE.NOT_SAVED');
    if (phase === 'saving') return t('EDITOR.STATE.SAVING');
    if (problem) return t('EDITOR.STATE.NOT_SAVED');
    if (unsaved) return t(unsaved.state);
    return savedAt
      ? t('EDITOR.STATE.SAVED_AT', { time: format.time(savedAt) })
      : t('EDITOR.STATE.SAVED');
  };
  return (
    <Text
      size="xs"
      c={problem ? 'red' : 'dimmed'}
      data-tip={unsaved?.place ? t(unsaved.place) : undefined}
      data-testid="save-state"
      className="pl-save-state"
      data-unsaved={(unsaved && phase !== 'saving' && !problem && !question) || undefined}
    >
      {text()}
    </Text>
  );
}
