import { SegmentedControl, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { useEffect } from 'react';
import { useCanvas } from '../../canvas/frame/canvas-context.ts';
import { useSession, useUi } from '../../core/session/context.ts';
import type { EditorUi } from '../../core/view/ui-store.ts';

/** Switches between the normal and hover style; resets when the selection changes. */
export function StateSwitch({ id }: { readonly id: NodeId }) {
  const t = useT();
  const { ui } = useSession();
  const state = useUi((now) => now.state);
  const canvas = useCanvas();
  // biome-ignore lint/correctness/useExhaustiveDependencies: also resets for another widget
  useEffect(() => () => ui.setState({ state: 'normal' }), [ui, id]);
  return (
    <div className="pl-state-switch">
      <SegmentedControl
        size="xs"
        fullWidth
        value={state}
        aria-label={t('EDITOR.LOOK.LABEL')}
        data={[
          { value: 'normal', label: t('EDITOR.LOOK.NORMAL') },
          { value: 'hover', label: t('EDITOR.LOOK.HOVER') },
        ]}
        onChange={(next) => ui.setState({ state: next as EditorUi['state'] })}
        data-testid="state-switch"
      />
      {state === 'hover' && canvas && (
        <Text size="xs" c="dimmed">
          {t('EDITOR.LOOK.HOVER_HINT')}
        </Text>
      )}
    </div>
  );
}
