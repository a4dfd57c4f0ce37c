import type { EditorSession } from '../../core/session/types.ts';

/** The canvas frame's window; null while it loads. */
export const canvasWindow = ({ sections, elements }: EditorSession): Window | null =>
  elements.get(sections[0]?.root ?? '')?.ownerDocument.defaultView ?? null;
