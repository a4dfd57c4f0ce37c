import { useT } from '@plinth/i18n/react';
import { type DocumentNode, isLocked } from '@plinth/model';
import {
  IconEye,
  IconEyeExclamation,
  IconEyeOff,
  IconLock,
  IconLockOpen,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { toggleLock } from '../../core/commands/lock.ts';
import { toggleVisibility } from '../../core/commands/visibility.ts';
import { isHiddenOn } from '../../core/properties/visibility.ts';
import { useSession, useUi } from '../../core/session/context.ts';
import type { CommandOutcome } from '../../core/steps/step.ts';
import { useReport } from '../../core/steps/use-report.ts';

type LayerMarksProps = {
  readonly node: DocumentNode;
  /** Names of the site facts without which visitors don't see the widget. */
  readonly missing: string;
};

/**
 * Lock and visibility buttons for the current device. The layer's menu has both for keyboard users.
 */
export function LayerMarks({ node, missing }: LayerMarksProps) {
  const t = useT();
  const session = useSession();
  const report = useReport();
  const isHidden = isHiddenOn(
    node,
    useUi((ui) => ui.device),
  );
  const locked = isLocked(node);
  /** Applies to the whole selection if the layer is part of it. */
  const targets = () => {
    const { selection } = session.ui.getState();
    return selection.includes(node.id) ? selection : [node.id];
  };
  const mark = (outcome: () => CommandOutcome) => () => report(outcome());
  return (
    <>
      <Mark
        label={t('EDITOR.LAYER.LOCKED')}
        isOn={locked}
        icon={locked ? <IconLock size={14} /> : <IconLockOpen size={14} />}
        onClick={mark(() => toggleLock(session, targets()))}
      />
      {missing && !isHidden ? (
        <MissingMark reason={t('EDITOR.HIDDEN_WITHOUT', { facts: missing })} />
      ) : (
        <Mark
          label={t('EDITOR.HIDDEN_HERE')}
          isOn={isHidden}
          icon={isHidden ? <IconEyeOff size={14} /> : <IconEye size={14} />}
          onClick={mark(() => toggleVisibility(session, { ids: targets() }))}
        />
      )}
    </>
  );
}

/** In place of the eye, which would change nothing: the site has to get the fact first. */
const MissingMark = ({ reason }: { readonly reason: string }) => (
  <span className="pl-layer-mark" data-missing data-tip={reason}>
    <IconEyeExclamation size={14} aria-hidden />
  </span>
);

type MarkProps = {
  readonly label: string;
  readonly isOn: boolean;
  readonly icon: ReactNode;
  readonly onClick: () => void;
};

/** Takes no focus, so that keys stay with the line. */
const Mark = ({ label, isOn, icon, onClick }: MarkProps) => (
  <button
    type="button"
    tabIndex={-1}
    className="pl-layer-mark"
    aria-label={label}
    aria-pressed={isOn}
    title={label}
    onPointerDown={(event) => event.stopPropagation()}
    onMouseDown={(event) => event.preventDefault()}
    onClick={(event) => {
      event.stopPropagation();
      onClick();
    }}
    onDoubleClick={(event) => event.stopPropagation()}
  >
    {icon}
  </button>
);
