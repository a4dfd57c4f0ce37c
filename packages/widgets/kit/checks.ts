import type { MessageKey, MessageValues } from '@plinth/i18n';
import type { Device, Framing, PropertyValue } from '@plinth/model';
import type { SiteContext } from './view.ts';

/** What a problem is about; problems are listed by it. `content`: whatever has no kind of its own. */
export type WidgetProblemKind = 'alt' | 'link' | 'frame' | 'picture' | 'content';

/** An image of the widget as the browser loaded it. */
export type LoadedImage = {
  readonly bytes: number;
  /** px of the loaded file; 0 for an SVG. */
  readonly width: number;
  /** px on the page. */
  readonly shownWidth: number;
};

/** What a check may know. `properties` are complete: defaults are filled in. */
export type CheckFacts<P> = {
  readonly properties: P;
  readonly media: SiteContext['media'];
  /** Whether another site lets itself be embedded; undefined: not known yet. */
  readonly framing: (url: string) => Framing | undefined;
  /** The loaded images in document order; empty where nothing is rendered. */
  readonly images: () => readonly LoadedImage[];
  /** The device whose width the page has. */
  readonly device: Device;
};

/** What the owner can do about a problem with one click. Paths are dotted paths of properties. */
export type WidgetRepair = {
  readonly label: MessageKey<'widgets'>;
  readonly values?: MessageValues;
  readonly path: string;
} & (
  | {
      readonly kind: 'set';
      readonly value: PropertyValue;
      /** The value is for this device; others keep theirs. */
      readonly device?: Device;
    }
  /** Opens the setting in the Content tab. */
  | { readonly kind: 'edit' }
  /** Lets the owner choose another image. */
  | { readonly kind: 'choose_image' }
);

/** Something that makes the page worse for some of its visitors. */
export type WidgetProblem = {
  readonly kind: WidgetProblemKind;
  readonly text: MessageKey<'widgets'>;
  readonly values?: MessageValues;
  readonly repairs: readonly WidgetRepair[];
};

/** What a widget's `checks.ts` declares. */
export type WidgetChecks<P> = {
  /** The problems of one widget: pure, so that the server can ask as well. */
  readonly find: (facts: CheckFacts<P>) => readonly WidgetProblem[];
  /** Path of the px above and below what is tapped: raised where that is too small. */
  readonly tapPaddingPath?: string;
};
