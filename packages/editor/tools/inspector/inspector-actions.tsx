import { useT } from '@plinth/i18n/react';
import { IconButton } from '@plinth/ui';
import { IconX } from '@tabler/icons-react';
import { useSession, useUi } from '../../core/session/context.ts';
import { closedMode } from '../../core/view/inspector-state.ts';
import { PinButton } from '../../core/view/pin-button.tsx';

/** Pins or closes the inspector. */
export function InspectorActions() {
  const t = useT();
  const { ui } = useSession();
  const isPinned = useUi((state) => state.inspectorMode === 'pinned');
  return (
    <>
      <PinButton
        label={t('EDITOR.INSPECTOR_PIN')}
        isPinned={isPinned}
        onChange={(next) => ui.setState({ inspectorMode: next ? 'pinned' : 'auto' })}
      />
      <IconButton
        size={24}
        label={t('EDITOR.INSPECTOR_CLOSE')}
        icon={<IconX size={18} />}
        onClick={() =>
          ui.setState(({ inspectorMode }) => ({
            ...{ inspectorMode: closedMode(inspectorMode), isInspecting: false },
          }))
        }
        data-to-page
        data-testid="inspector-close"
      />
    </>
  );
}
