import { useT } from '@plinth/i18n/react';
import { announce } from '@plinth/ui';
import { useMemo, useRef } from 'react';
import { movedText } from '../canvas/drag/drop-position-text.ts';
import type { CanvasHandle } from '../canvas/frame/canvas-context.ts';
import { usePaste } from '../canvas/paste/use-paste.ts';
import type { CommandContext } from '../core/commands/registry/command.ts';
import type { Commands } from '../core/commands/use-commands.ts';
import { offerUndo } from '../core/history/undo-offer.ts';
import { useUndoRedo } from '../core/history/use-undo-redo.ts';
import { useServices } from '../core/session/services.ts';
import type { EditorSession } from '../core/session/types.ts';
import { useReport } from '../core/steps/use-report.ts';
import { widgetName } from '../core/widgets/widget-name.ts';
import { useHasChanges, useSave } from '../save/use-save.ts';
import { focusRegion } from './focus-regions.ts';
import { COMMANDS } from './tool-registry.ts';

/** Collects everything that commands need from the editor. */
export function useCommandContext(session: EditorSession, canvas: CanvasHandle | null) {
  const t = useT();
  const { ports } = useServices();
  const save = useSave();
  const hasChanges = useHasChanges();
  const undoOrRedo = useUndoRedo(session);
  const say = useReport();
  const paste = usePaste(session, canvas);
  const context: CommandContext = {
    session,
    ports,
    report: (outcome, done) => say(outcome, done && t(done)),
    reportMove: (outcome) => say(outcome, movedText(t, session)),
    save: () => {
      if (!hasChanges()) announce(t('EDITOR.SPOKEN.NOTHING_TO_SAVE'));
      void save();
    },
    undoOrRedo,
    focusRegion: (step) => focusRegion(step, () => canvas?.focus()),
    paste: () => void paste.fromClipboard(),
    offerUndoDelete: (widget, count) => {
      const what = count > 1 ? t('EDITOR.WIDGETS', { count }) : widgetName(t, widget);
      const text = t('EDITOR.DELETED', { widget: what });
      offerUndo(session, text);
      announce(text);
    },
  };
  const latest = useRef(context);
  latest.current = context;
  const commands = useMemo((): Commands => ({ all: COMMANDS, context: () => latest.current }), []);
  return { commands, onPaste: paste.onPaste };
}
