import type { ComponentType } from 'react';
import type { BlocksPort } from './blocks/port.ts';
import type { DesignPort } from './design/port.ts';
import type { EmbedsPort } from './embeds/port.ts';
import type { LaunchPort } from './launch/port.ts';
import type { MediaPort } from './media/port.ts';
import type { MenusPort } from './menus/port.ts';
import type { OwnerPort } from './owner/port.ts';
import type { PagesPort } from './pages/port.ts';
import type { ParkingPort } from './parking/port.ts';
import type { PostsPort } from './posts/port.ts';
import type { PreviewPort } from './preview/port.ts';
import type { RevisionsPort } from './revisions/port.ts';
import type { SavePort } from './saving/port.ts';
import type { SitePort } from './site/port.ts';
import type { UserPort } from './user/port.ts';

/**
 * Everything the editor needs from outside, passed in by the panel: the editor knows no server and
 * no routes. Each feature declares its own port.
 */
export type EditorPorts = {
  readonly site: SitePort;
  readonly menus: MenusPort;
  readonly posts: PostsPort;
  readonly embeds: EmbedsPort;
  readonly media: MediaPort;
  readonly pages: PagesPort;
  readonly blocks: BlocksPort;
} & OwnerPort &
  SavePort &
  ParkingPort &
  RevisionsPort &
  PreviewPort &
  LaunchPort &
  UserPort & {
    readonly design: DesignPort;
    /** A part of the theme panel: palettes of the colors of the logo or of an image. */
    readonly ImagePalettes: ComponentType;
  };
