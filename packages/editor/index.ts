/** What the canvas shows is made out of records the same way as the public pages. */
export { createSite, type MenuSource } from '@plinth/render/react';
export type { DesignPort } from './design/design-port.ts';
export type { KeptColors } from './design/design-store.ts';
export { Editor, type EditorProps } from './editor.tsx';
export type {
  Block,
  Choice,
  EditorPorts,
  LibraryPicture,
  OwnSection,
  PageChoice,
  Revision,
  Revisions,
  SaveOutcome,
  SaveRequest,
  SectionTrees,
  SharedSection,
} from './ports.ts';
export type { UnsavedWork } from './save/unsaved-work.ts';
export type { SessionInput } from './session/create-session.ts';
export type { EditedPage } from './session/services.ts';
export type { EditedSection } from './session/types.ts';
