import { DEVICE_FACTS, type Device } from '@plinth/model';

export type Size = { readonly width: number; readonly height: number };

/** Heights of common devices, in px; a desktop has the height that there is. */
const HEIGHTS: Record<Exclude<Device, 'desktop'>, number> = {
  tablet: 1024,
  mobile_h: 375,
  mobile_v: 667,
};

export type FrameView = Size & {
  /** At most 1: how much smaller the frame is shown, so that it fits. */
  readonly scale: number;
};

/**
 * The size at which a device shows the page inside `room`. A desktop is as wide as there is room,
 * but never narrower than its published styles need; the others can be turned on their side.
 */
export function frameView(device: Device, isTurned: boolean, room: Size): FrameView {
  if (device === 'desktop') {
    const width = Math.max(room.width, DEVICE_FACTS.desktop.frame);
    const scale = room.width / width;
    return { width, height: room.height / scale, scale };
  }
  const upright = { width: DEVICE_FACTS[device].frame, height: HEIGHTS[device] };
  const { width, height } = isTurned ? { width: upright.height, height: upright.width } : upright;
  return { width, height, scale: Math.min(1, room.width / width, room.height / height) };
}
