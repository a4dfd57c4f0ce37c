import type {
  ColorTheme,
  Device,
  DocumentNode,
  DocumentReader,
  Framing,
  NodeId,
} from '@plinth/model';
import type { SiteContext } from '@plinth/widgets/kit';
import type { Problem } from './problem.ts';

/** Input of a widget check. */
export type CheckNeeds = {
  readonly node: DocumentNode;
  /** The widget's element in the frame. */
  readonly element: Element;
  readonly page: DocumentReader;
  readonly site: SiteContext;
  /** null while the site's colors load. */
  readonly theme: ColorTheme | null;
  /** Whether another site allows embedding; undefined while unknown. */
  readonly framing: (url: string) => Framing | undefined;
  /** Whether its owner just added a widget, and is still filling it in. */
  readonly isNew: (id: NodeId) => boolean;
  /** The device that the frame shows. */
  readonly device: Device;
};

export type Check = (needs: CheckNeeds) => readonly Problem[];
