import { useT } from '@plinth/i18n/react';
import { announce } from '@plinth/ui';
import { useMemo, useRef } from 'react';
import type { CanvasHandle } from '../canvas/canvas-context.ts';
import { useTravel } from '../chrome/use-travel.ts';
import { landedText } from '../drag/place-text.ts';
import { offerUndo } from '../parts/undo-offer.ts';
import { useReport } from '../parts/use-report.ts';
import { widgetLabel } from '../parts/widget-name.ts';
import { usePaste } from '../paste/use-paste.ts';
import { useSave } from '../save/use-save.ts';
import { useServices } from '../session/services.ts';
import type { EditorSession } from '../session/types.ts';
import { focusRegion } from '../shortcuts/regions.ts';
import type { CommandContext } from './registry/command.ts';
import type { Commands } from './use-commands.ts';

/** Brings together all that commands need of the editor around them. */
export function useCommandContext(session: EditorSession, canvas: CanvasHandle | null) {
  const t = useT();
  const { ports } = useServices();
  const save = useSave();
  const travel = useTravel(session);
  const say = useReport();
  const paste = usePaste(session, canvas);
  const context: CommandContext = {
    session,
    ports,
    report: (outcome, done) => say(outcome, done && t(done)),
    moved: (outcome) => say(outcome, landedText(t, session)),
    save: () => void save(),
    travel,
    toRegion: focusRegion,
    paste: () => void paste.fromClipboard(),
    deleted: (widget, count) => {
      const what = count > 1 ? t('EDITOR.WIDGETS', { count }) : t(widgetLabel(widget));
      const text = t('EDITOR.DELETED', { widget: what });
      offerUndo(session, text);
      announce(text);
    },
  };
  const latest = useRef(context);
  latest.current = context;
  const commands = useMemo((): Commands => ({ context: () => latest.current }), []);
  return { commands, onPaste: paste.onPaste };
}
