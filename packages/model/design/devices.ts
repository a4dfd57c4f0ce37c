/** The four devices, largest first; a value missing for one is inherited from the one before it. */
export const DEVICES = ['desktop', 'tablet', 'mobile_h', 'mobile_v'] as const;

export type Device = (typeof DEVICES)[number];

/** A value that may differ per device. An absent key inherits from the next larger device. */
export type PerDevice<T> = { readonly [D in Device]?: T };

type DeviceFacts = {
  /** Width in px of the editor's frame for this device. */
  readonly frame: number;
  /** The largest viewport width in px that published styles treat as this device; null: no bound. */
  readonly maxWidth: number | null;
  /** The name in class names, routes and labels. */
  readonly slug: string;
};

export const DEVICE_FACTS: Record<Device, DeviceFacts> = {
  desktop: { frame: 1280, maxWidth: null, slug: 'desktop' },
  tablet: { frame: 768, maxWidth: 1024, slug: 'tablet' },
  mobile_h: { frame: 667, maxWidth: 767, slug: 'mobile-h' },
  mobile_v: { frame: 375, maxWidth: 567, slug: 'mobile-v' },
};
