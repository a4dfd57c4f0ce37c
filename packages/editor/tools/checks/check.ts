import type { ColorTheme, Device, DocumentNode, Framing } from '@plinth/model';
import type { SiteContext } from '@plinth/widgets/kit';
import type { Problem } from './problem.ts';

/** What a check of one widget may know. */
export type CheckNeeds = {
  readonly node: DocumentNode;
  /** The widget's element in the frame. */
  readonly element: Element;
  readonly site: SiteContext;
  /** null while the site's colors are not there. */
  readonly theme: ColorTheme | null;
  /** Whether another site lets itself be embedded; undefined: not known yet. */
  readonly framing: (url: string) => Framing | undefined;
  /** The device whose width the frame has. */
  readonly device: Device;
};

export type Check = (needs: CheckNeeds) => readonly Problem[];
