/** The four devices, largest first. Each inherits missing values from the previous one. */
export const DEVICES = ['desktop', 'tablet', 'mobile_h', 'mobile_v'] as const;

export type Device = (typeof DEVICES)[number];

/** A value that can differ per device. A missing key inherits from the next larger device. */
export type PerDevice<T> = { readonly [D in Device]?: T };

type DeviceFacts = {
  /** Width of the editor frame in px. */
  readonly frame: number;
  /** Height of a common window in px. */
  readonly height: number;
  /** Largest viewport width in px for this device in published styles. Null: unlimited. */
  readonly maxWidth: number | null;
  /** Name used in class names, routes, and labels. */
  readonly slug: string;
};

export const DEVICE_FACTS: Record<Device, DeviceFacts> = {
  desktop: { frame: 1280, height: 800, maxWidth: null, slug: 'desktop' },
  tablet: { frame: 768, height: 1024, maxWidth: 1024, slug: 'tablet' },
  mobile_h: { frame: 667, height: 375, maxWidth: 767, slug: 'mobile-h' },
  mobile_v: { frame: 375, height: 667, maxWidth: 567, slug: 'mobile-v' },
};
