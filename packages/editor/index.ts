/** Site context for the canvas, built from records the same way as for public pages. */
export { createSite, pageRequests, resultRequests } from '@plinth/render/react';
export type { PageContext } from '@plinth/widgets/kit';
export type { Block, BlocksPort } from './core/ports/blocks/port.ts';
export type { Choice } from './core/ports/choice.ts';
export type { ContentPort, FoundContent } from './core/ports/content/port.ts';
export type { DesignPort, EditorDesignPort } from './core/ports/design/port.ts';
export type { DesignChanges, StoredDesign } from './core/ports/design/stored-design.ts';
export type { EmbedsPort } from './core/ports/embeds/port.ts';
export type { FilesPort } from './core/ports/files-context.ts';
export type { LaunchPort, MeasuredKind } from './core/ports/launch/port.ts';
export type { LibraryImage, MediaPort } from './core/ports/media/port.ts';
export type { MenusPort } from './core/ports/menus/port.ts';
export type { OwnerPort } from './core/ports/owner/port.ts';
export type { PageChoice, PagesPort } from './core/ports/pages/port.ts';
export type { ParkedData, ParkedVersion, ParkingPort } from './core/ports/parking/port.ts';
export type { PopupsPort } from './core/ports/popups/port.ts';
export type { EditorPorts } from './core/ports/ports.ts';
export type { PostsPort } from './core/ports/posts/port.ts';
export type { PreviewPort } from './core/ports/preview/port.ts';
export type { Revision, RevisionsPort } from './core/ports/revisions/port.ts';
export type {
  OwnSection,
  Revisions,
  SaveOutcome,
  SavePort,
  SaveRequest,
  SectionTrees,
  SharedSection,
} from './core/ports/saving/port.ts';
export type { SitePort } from './core/ports/site/port.ts';
export type { SiteScreen } from './core/ports/site/site-screens.ts';
export type { UserPort } from './core/ports/user/port.ts';
export type { SessionInput } from './core/session/create-session.ts';
export type { EditedOwner, LinkedElement } from './core/session/services.ts';
export type { EditedSection } from './core/session/types.ts';
export { loadWidgetsOf } from './core/steps/load-widgets.ts';
export type { UnsavedWork } from './save/unsaved-work.ts';
export { Editor, type EditorProps } from './shell/editor.tsx';
