import type { BlocksPort } from './blocks/port.ts';
import type { ContentPort } from './content/port.ts';
import type { EditorDesignPort } from './design/port.ts';
import type { EmbedsPort } from './embeds/port.ts';
import type { LaunchPort } from './launch/port.ts';
import type { MediaPort } from './media/port.ts';
import type { MenusPort } from './menus/port.ts';
import type { OwnerPort } from './owner/port.ts';
import type { PagesPort } from './pages/port.ts';
import type { ParkingPort } from './parking/port.ts';
import type { PopupsPort } from './popups/port.ts';
import type { PostsPort } from './posts/port.ts';
import type { PreviewPort } from './preview/port.ts';
import type { RevisionsPort } from './revisions/port.ts';
import type { SavePort } from './saving/port.ts';
import type { SitePort } from './site/port.ts';
import type { UserPort } from './user/port.ts';

/**
 * Everything the editor needs from outside, passed in by the panel: the editor knows no server and
 * no routes. Each feature has its own port, and is given a new one only if something in it changes.
 */
export type EditorPorts = {
  readonly site: SitePort;
  readonly menus: MenusPort;
  readonly popups: PopupsPort;
  readonly posts: PostsPort;
  readonly embeds: EmbedsPort;
  readonly media: MediaPort;
  readonly owner: OwnerPort;
  readonly pages: PagesPort;
  readonly content: ContentPort;
  readonly saving: SavePort;
  /** null where unsaved work stays in the browser. */
  readonly parking: ParkingPort | null;
  readonly revisions: RevisionsPort;
  readonly blocks: BlocksPort;
  readonly preview: PreviewPort;
  readonly launch: LaunchPort;
  readonly user: UserPort;
  readonly design: EditorDesignPort;
};
