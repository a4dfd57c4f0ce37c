import { useI18n } from '@plinth/i18n/react';
import { useEffect, useRef } from 'react';
import { useCanvas } from '../../canvas/frame/canvas-context.ts';
import type { EditorTool } from '../../core/commands/registry/editor-tool.ts';
import { useSession } from '../../core/session/context.ts';
import { useServices } from '../../core/session/services.ts';
import { announceChanges } from './announce-changes.ts';

function Announcements() {
  const i18n = useI18n();
  const session = useSession();
  const { context: site } = useServices().ports.site;
  const current = useRef(site);
  current.current = site;
  const stage = useCanvas()?.stage;
  useEffect(
    () => announceChanges({ session, i18n, site: () => current.current, stage }),
    [session, i18n, stage],
  );
  return null;
}

/** Tells screen readers what is selected, what a step did, and which device is shown. */
export const announcementsTool: EditorTool = { Overlay: Announcements };
