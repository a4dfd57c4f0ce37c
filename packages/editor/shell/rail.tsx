import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { IconButton } from '@plinth/ui';
import { IconAdjustments, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useSession, useUi } from '../core/session/context.ts';
import { isTouch } from '../core/view/small-screen.ts';
import { togglePanel } from '../core/view/toggle-panel.ts';
import { LaunchRailButton } from './launch-notice.tsx';
import { RailButton } from './rail-button.tsx';
import { RailMore } from './rail-more.tsx';
import { PANELS } from './tool-registry.ts';

const isTap = ({ nativeEvent }: MouseEvent): boolean =>
  isTouch() || (nativeEvent as Partial<PointerEvent>).pointerType === 'touch';

/** Buttons for the side panels. One panel is open at a time; its button also closes it. */
export function Rail() {
  const t = useT();
  const { ui } = useSession();
  const open = useUi((state) => state.panel);
  const isInspecting = useUi((state) => state.isInspecting && state.panel === null);
  return (
    <nav
      className="pl-editor-rail"
      aria-label={t('EDITOR.PANELS')}
      data-region="rail"
      data-tips-beside
    >
      {PANELS.map(({ name: panel, icon, keys, isMore, isSearched = false }) => (
        <RailButton
          key={panel}
          label={t(`EDITOR.PANEL.${keyPart(panel)}`)}
          keys={keys}
          icon={icon}
          aria-pressed={open === panel}
          data-active={open === panel || undefined}
          onClick={(event) => togglePanel(ui, panel, isSearched && !isTap(event))}
          data-more={isMore}
          data-panel={panel}
          data-testid={`rail-${panel}`}
        />
      ))}
      <RailMore />
      <RailButton
        label={t('EDITOR.INSPECTOR')}
        icon={<IconAdjustments size={20} />}
        className="pl-rail-options"
        aria-pressed={isInspecting}
        data-active={isInspecting || undefined}
        onClick={() => ui.setState({ panel: null, isInspecting: !isInspecting })}
        data-testid="rail-options"
      />
      <LaunchRailButton />
      <LabelSwitch />
    </nav>
  );
}

/** Shows or hides the labels of the rail. */
function LabelSwitch() {
  const t = useT();
  const { ui } = useSession();
  const isOn = useUi((state) => state.hasRailLabels);
  return (
    <IconButton
      label={t(isOn ? 'EDITOR.RAIL_LABELS.HIDE' : 'EDITOR.RAIL_LABELS.SHOW')}
      icon={isOn ? <IconChevronsLeft size={18} /> : <IconChevronsRight size={18} />}
      className="pl-rail-fold"
      onClick={() => ui.setState({ hasRailLabels: !isOn })}
      data-testid="rail-labels"
    />
  );
}
