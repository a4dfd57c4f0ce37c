import { Button, Group, Menu, Text } from '@mantine/core';
import { useFormat, useT } from '@plinth/i18n/react';
import { IconButton, useIsUnderConstruction } from '@plinth/ui';
import { IconChevronDown } from '@tabler/icons-react';
import { useServices } from '../core/session/services.ts';
import { useParkingText } from '../save/parking/parking-text.ts';
import { useIsDirty, useSaveState } from '../save/save-context.ts';
import { useSaveLabel } from '../save/save-label.ts';
import { SharedChanges } from '../save/shared-changes.tsx';
import { useSiteChanges } from '../save/site-changes.ts';
import { useSave } from '../save/use-save.ts';
import { PublishItem } from './publish-item.tsx';

/** The save state, what saving would change, and the save button. */
export function SaveButton() {
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
  return (
    <>
      <div className="pl-save-slot">
        <SaveStateText />
        <SharedChanges {...changes} />
      </div>
      <Group gap={2} wrap="nowrap">
        {/* aria-disabled, not disabled: the button keeps the focus after being pressed. */}
        <Button
          size="xs"
          // As wide with each of its labels.
          miw={owner.status === 'draft' ? 100 : undefined}
          onClick={() => void save()}
          data-disabled={isIdle || undefined}
          aria-disabled={isIdle || undefined}
          aria-label={everywhere === '' ? undefined : `${label}: ${everywhere}`}
          data-tip={
            everywhere === ''
              ? undefined
              : t(isUnderConstruction ? 'EDITOR.SAVES.ALL_PAGES' : 'EDITOR.SAVES.GOES_LIVE', {
                  changes: everywhere,
                })
          }
          data-tour="save"
          data-testid="save-button"
        >
          {label}
        </Button>
        {owner.status !== 'publish' && <SaveMenu />}
      </Group>
    </>
  );
}

/** More ways to save a document that isn't live yet. */
function SaveMenu() {
  const t = useT();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton
          size={30}
          className="pl-save-menu"
          label={t('EDITOR.SAVE_MENU')}
          icon={<IconChevronDown size={16} />}
          data-testid="save-menu"
        />
      </Menu.Target>
      <Menu.Dropdown>
        <PublishItem data-testid="publish" />
      </Menu.Dropdown>
    </Menu>
  );
}

function SaveStateText() {
  const t = useT();
  const format = useFormat();
  const { phase, problem, question, savedAt } = useSaveState();
  const unsaved = useParkingText();
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
