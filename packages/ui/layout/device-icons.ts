import {
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceMobileRotated,
  IconDeviceTablet,
} from '@tabler/icons-react';

/** An icon for each device. */
export const DEVICE_ICONS = {
  desktop: IconDeviceDesktop,
  tablet: IconDeviceTablet,
  mobile_h: IconDeviceMobileRotated,
  mobile_v: IconDeviceMobile,
} as const;
