import { useT } from '@plinth/i18n/react';
import { lazyComponent } from '@plinth/ui';
import { useEffect, useRef } from 'react';
import { useIsDragging } from '../../canvas/drag/use-is-dragging.ts';
import { useCanvas } from '../../canvas/frame/canvas-context.ts';
import { useKeepFocus } from '../../canvas/frame/use-keep-focus.ts';
import { useUi } from '../../core/session/context.ts';
import { useSheetTop } from '../../core/session/use-sheet-top.ts';
import { useUiAfterPaint } from '../../core/session/use-ui-after-paint.ts';
import { floatsInspector } from '../../core/view/inspector-state.ts';
import './inspector.css';
import type { InspectorSections } from './inspector-sections.ts';
import { NothingSelected } from './nothing-selected.tsx';
import { InspectedContext } from './use-control.ts';
import { useCoveringRight } from './use-covering-right.ts';

const load = () => import('./widget-options.tsx');
const WidgetOptions = lazyComponent(async () => (await load()).WidgetOptions);

/** Settings of the selection, always in the same two tabs and group order. */
export function Inspector({ sections }: { readonly sections: InspectorSections }) {
  const t = useT();
  // Deferred, so that the canvas outline paints before the many controls.
  const [inspected, flush] = useUiAfterPaint(({ selection }) => selection);
  const selected = inspected.at(-1) ?? null;
  const isOpen = useUi((ui) => ui.isInspecting);
  const isFloating = useUi(floatsInspector);
  // What is dragged can be dropped anywhere on the page.
  const isAway = useIsDragging() && isFloating;
  const panel = useRef<HTMLElement>(null);
  useKeepFocus(panel, isOpen);
  useSheetTop(panel, isOpen);
  useCoveringRight(panel, isFloating);
  useLoadedOnApproach();
  return (
    <aside
      ref={panel}
      className="pl-inspector"
      aria-label={t('EDITOR.INSPECTOR')}
      data-open={isOpen || undefined}
      data-floating={isFloating || undefined}
      data-away={isAway || undefined}
      // A click before that must act on the new selection, not on the one still shown.
      onPointerDownCapture={flush}
      onFocusCapture={flush}
      onKeyDownCapture={flush}
      data-region="inspector"
      data-testid="inspector"
    >
      <InspectedContext value={inspected}>
        {selected === null ? (
          <NothingSelected />
        ) : (
          <WidgetOptions id={selected} sections={sections} />
        )}
      </InspectedContext>
    </aside>
  );
}

/** Input that can be on its way to a selection. */
const APPROACHES = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Loads the controls once the canvas has painted and somebody uses the pointer or the keyboard, before
 * anything can be selected.
 */
function useLoadedOnApproach(): void {
  const canvas = useCanvas();
  useEffect(() => {
    if (!canvas) return;
    const stop = new AbortController();
    const { signal } = stop;
    const loadControls = () => {
      stop.abort();
      load().catch(() => undefined);
    };
    for (const page of [document, canvas.document])
      for (const type of APPROACHES)
        page.addEventListener(type, loadControls, { capture: true, passive: true, signal });
    return () => stop.abort();
  }, [canvas]);
}
