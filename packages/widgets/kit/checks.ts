import type { MessageKey, MessageValues } from '@plinth/i18n';
import type { Device, Framing, PropertyValue } from '@plinth/model';
import type { SiteContext } from './view.ts';

/** The group that a problem is listed under. `content` is for everything else. */
export type WidgetProblemKind = 'alt' | 'link' | 'frame' | 'picture' | 'content';

/** An image of the widget as loaded by the browser. */
export type LoadedImage = {
  readonly bytes: number;
  /** Width of the loaded file in px. 0 for SVGs. */
  readonly width: number;
  /** Displayed width in px. */
  readonly shownWidth: number;
};

/** Input of a check. `properties` includes defaults. */
export type CheckFacts<P> = {
  readonly properties: P;
  readonly childCount: number;
  /** The properties of all widgets of a kind in the same document, in its order. */
  readonly propertiesOf: (widget: string) => readonly { readonly [name: string]: unknown }[];
  /** Whether there is nothing in it but empty texts. */
  readonly isBlank: () => boolean;
  readonly media: SiteContext['media'];
  /** What the widget requests in `data.ts`. */
  readonly data: SiteContext['data'];
  /** Whether another site allows embedding. Undefined while unknown. */
  readonly framing: (url: string) => Framing | undefined;
  /** The loaded images in document order. Empty if nothing is rendered. */
  readonly images: () => readonly LoadedImage[];
  /** ms since 1970 */
  readonly now: number;
  /** The device that the canvas shows. */
  readonly device: Device;
};

/** A one-click fix for a problem. Paths are dotted property paths. */
export type WidgetRepair = {
  readonly label: MessageKey<'widgets'>;
  readonly values?: MessageValues;
  readonly path: string;
} & (
  | {
      readonly kind: 'set';
      readonly value: PropertyValue;
      /** Sets the value only for this device. */
      readonly device?: Device;
    }
  /** Opens the setting. */
  | { readonly kind: 'edit' }
  /** Shows the image with a field for its alt text. */
  | { readonly kind: 'describe'; readonly image: number; readonly maxLength: number }
  /** Opens the image picker. */
  | { readonly kind: 'choose_image' }
);

/** A problem that affects some visitors. */
export type WidgetProblem = {
  readonly kind: WidgetProblemKind;
  readonly text: MessageKey<'widgets'>;
  readonly values?: MessageValues;
  /** Something isn't filled in yet, so the editor waits until the owner is done adding the widget. */
  readonly isUnfilled?: true;
  /** The recommended one first. */
  readonly repairs: readonly WidgetRepair[];
};

/** Checks that a widget declares in `checks.ts`. */
export type WidgetChecks<P> = {
  /** Finds the problems of one widget. Pure, so that it can run on the server too. */
  readonly find: (facts: CheckFacts<P>) => readonly WidgetProblem[];
  /** Path of the vertical padding in px, which is increased if the tap target is too small. */
  readonly tapPaddingPath?: string;
};
