import { Group } from '@mantine/core';
import { useUndoKeys } from '@plinth/editor/design';
import { useT } from '@plinth/i18n/react';
import { announce, StepButton, type StepDirection } from '@plinth/ui';
import { useCallback, useEffect, useRef } from 'react';
import type { Steps } from './steps.ts';

/** Undo and redo of a screen, by button and by keys. */
export const StepButtons = ({ steps }: { readonly steps: Steps }) => {
  const t = useT();
  const latest = useRef(steps);
  useEffect(() => {
    latest.current = steps;
  });
  const go = useCallback(
    async (to: StepDirection) => {
      const isDone = await latest.current[to]?.();
      if (isDone) announce(t(to === 'undo' ? 'MODULE.DESIGN.UNDONE' : 'MODULE.DESIGN.REDONE'));
    },
    [t],
  );
  useUndoKeys(go);
  return (
    <Group gap={4}>
      <StepButton
        to="undo"
        label={t('COMMON.ACTION.UNDO')}
        isDisabled={steps.undo === null}
        onStep={go}
      />
      <StepButton
        to="redo"
        label={t('COMMON.ACTION.REDO')}
        isDisabled={steps.redo === null}
        onStep={go}
      />
    </Group>
  );
};
