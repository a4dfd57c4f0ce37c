import { useT } from '@plinth/i18n/react';
import { useEffect, useRef } from 'react';
import { useSession, useUi } from '../../core/session/context.ts';
import { useServices } from '../../core/session/services.ts';
import { startKeyboardMove } from '../drag/move-mode.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import './drag.css';

const GUIDE = [
  { keys: ['↑', '↓'], text: 'EDITOR.MOVE.GUIDE_SLOTS' },
  { keys: ['→'], text: 'EDITOR.MOVE.GUIDE_INTO' },
  { keys: ['←'], text: 'EDITOR.MOVE.GUIDE_OUT' },
  { keys: ['Enter'], text: 'EDITOR.MOVE.GUIDE_DROP' },
  { keys: ['Esc'], text: 'EDITOR.MOVE.GUIDE_CANCEL' },
] as const;

type MoveGuideProps = { readonly canvas: CanvasHandle; readonly isMoving: boolean };

/** Starts a keyboard move on request and explains its keys until it ends. */
export function MoveGuide({ canvas, isMoving }: MoveGuideProps) {
  const t = useT();
  const session = useSession();
  const { context: site } = useServices().ports.site;
  const requests = useUi((ui) => ui.moveRequests);
  const handled = useRef(requests);
  useEffect(() => {
    if (handled.current === requests) return;
    handled.current = requests;
    startKeyboardMove({ described: { t, session, site }, canvas });
  }, [requests, t, session, site, canvas]);
  if (!isMoving) return null;
  return (
    <ul className="pl-move-guide" aria-label={t('EDITOR.MOVE.GUIDE')} data-testid="move-guide">
      {GUIDE.map(({ keys, text }) => (
        <li key={text}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {t(text)}
        </li>
      ))}
    </ul>
  );
}
