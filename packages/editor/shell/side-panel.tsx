import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { IconButton, isModalOpen } from '@plinth/ui';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useCanvas } from '../canvas/frame/canvas-context.ts';
import { useKeepFocus } from '../canvas/frame/use-keep-focus.ts';
import type { ToolPanel } from '../core/commands/registry/editor-tool.ts';
import { useSession, useUi } from '../core/session/context.ts';
import { useSheetTop } from '../core/session/use-sheet-top.ts';
import { PinButton } from '../core/view/pin-button.tsx';
import { isOpenPanelBeside, isOpenPanelPinned } from './panel-pins.ts';
import {
  PANEL_WIDTH,
  panelStyle,
  readPanelWidth,
  storePanelWidth,
  widthByKey,
  withinBounds,
} from './panel-width.ts';
import { useCovering } from './use-covering.ts';
import { useLeaving } from './use-leaving.ts';
import { usePanelFocus } from './use-panel-focus.ts';

type SidePanelProps = {
  readonly tool: ToolPanel;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Fields and buttons that close something of their own on Escape. */
const LEAVES_ITSELF = '[aria-expanded="true"], .pl-layer-field';

/** The open panel next to the rail, resizable, beside the page or over it. */
export function SidePanel({ tool, onClose, children }: SidePanelProps) {
  const t = useT();
  const name = t(`EDITOR.PANEL.${keyPart(tool.name)}`);
  const { isWide = false } = tool;
  const [width, setWidth] = useState(readPanelWidth);
  const { ui } = useSession();
  const panel = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const canvas = useCanvas();
  const isPinned = useUi(isOpenPanelPinned);
  // A revision isn't moved aside, so the panel never floats over it.
  const isViewing = useUi((state) => state.viewing !== null);
  const isFloating = !useUi(isOpenPanelBeside) && !isViewing;
  const isAway = useLeaving(panel) && isFloating;
  useCovering(panel, isFloating && !isAway);
  useKeepFocus(panel, true);
  useSheetTop(panel, true);
  usePanelFocus(body, name);
  const leave = (event: KeyboardEvent) => {
    const target = event.target as Element;
    // Menus of the panel are outside its element, and a dialog gets the focus only after it opened.
    const isOwn = panel.current?.contains(target) && !target.matches(LEAVES_ITSELF);
    if (event.key !== 'Escape' || event.defaultPrevented || !isOwn || isModalOpen()) return;
    event.stopPropagation();
    if (isPinned || isViewing) canvas?.focus();
    else onClose();
  };
  const resize = (next: number) => {
    setWidth(next);
    storePanelWidth(next);
  };
  return (
    <aside
      ref={panel}
      className="pl-side-panel"
      data-wide={isWide || undefined}
      data-floating={isFloating || undefined}
      data-away={isAway || undefined}
      style={isWide ? undefined : panelStyle(width)}
      aria-label={name}
      onKeyDown={leave}
      data-region="side-panel"
      data-testid="side-panel"
    >
      <div className="pl-sheet-head">
        <h2>{name}</h2>
        <PinButton
          label={t('EDITOR.PANEL_PIN')}
          isPinned={isPinned}
          onChange={(isNow) =>
            ui.setState(({ panelPins }) => ({
              panelPins: { ...panelPins, [tool.name]: isNow },
              isInPlace: false,
            }))
          }
        />
        <IconButton
          className="pl-sheet-close"
          size={24}
          label={t('COMMON.ACTION.CLOSE')}
          icon={<IconX size={18} />}
          onClick={onClose}
          data-to-page
          data-testid="sheet-close"
        />
      </div>
      <div key={name} ref={body} className="pl-side-panel-body">
        {children}
      </div>
      {!isWide && (
        <Divider
          width={width}
          onResize={resize}
          start={() => panel.current?.getBoundingClientRect().left ?? 0}
        />
      )}
    </aside>
  );
}

type DividerProps = {
  readonly width: number;
  readonly onResize: (width: number) => void;
  /** Left edge of the panel in px of the window. */
  readonly start: () => number;
};

function Divider({ width, onResize, start }: DividerProps) {
  const t = useT();
  const press = (event: PointerEvent) => event.currentTarget.setPointerCapture(event.pointerId);
  const move = ({ currentTarget, pointerId, clientX }: PointerEvent) => {
    if (currentTarget.hasPointerCapture(pointerId)) onResize(withinBounds(clientX - start()));
  };
  const key = (event: KeyboardEvent) => {
    const next = widthByKey(event.key, width);
    if (next === null) return;
    event.preventDefault();
    onResize(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr can't be resized
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={t('EDITOR.PANEL_WIDTH')}
      aria-valuenow={width}
      aria-valuemin={PANEL_WIDTH.least}
      aria-valuemax={PANEL_WIDTH.most}
      tabIndex={0}
      className="pl-panel-divider"
      onPointerDown={press}
      onPointerMove={move}
      onDoubleClick={() => onResize(PANEL_WIDTH.usual)}
      onKeyDown={key}
      data-testid="panel-divider"
    />
  );
}
