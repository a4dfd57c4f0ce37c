import { useI18n } from '@plinth/i18n/react';
import { useEffect } from 'react';
import { useSession } from '../../core/session/context.ts';
import type { EditorTool } from '../../core/view/editor-tool.ts';
import { announceChanges } from './announce-changes.ts';

function Announcements() {
  const i18n = useI18n();
  const session = useSession();
  useEffect(() => announceChanges(session, i18n), [session, i18n]);
  return null;
}

/** Tells screen readers what is selected, what a step did, and which device is shown. */
export const announcementsTool: EditorTool = { Overlay: Announcements };
