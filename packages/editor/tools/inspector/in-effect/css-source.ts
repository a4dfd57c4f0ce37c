import type { PropertyValue } from '@plinth/model';

/** CSS on the page that decides about a property while the widget sets nothing. */
export type PageCss = {
  /** The computed value. */
  readonly computed: string;
  /** The value as declared, such as `var(--moto-primary)`; empty if nothing declares it. */
  readonly declared: string;
  /** The CSS that the widget would have with this value of the property. */
  readonly declare: (value: PropertyValue) => string | null;
};

/** How a field turns the page's CSS into a value of its own. */
export type CssSource = {
  /** Dotted path of the property. */
  readonly path: string;
  /** Two values with different CSS, or the name of the CSS property on the widget's element. */
  readonly from: readonly [PropertyValue, PropertyValue] | string;
  /** undefined if the CSS is none of the property's values. */
  readonly read: (css: PageCss) => PropertyValue | undefined;
};
