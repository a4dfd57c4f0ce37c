import { DEVICE_FACTS, type Device } from '@plinth/model';

export type Size = { readonly width: number; readonly height: number };

export type FrameView = Size & {
  /** Scale that makes the frame fit, at most 1. */
  readonly scale: number;
};

/**
 * Size and scale of the preview frame inside `room`. Desktop fills the available space, but is never
 * narrower than its breakpoint. Other devices can be rotated.
 */
export function frameView(device: Device, isTurned: boolean, room: Size): FrameView {
  if (device === 'desktop') {
    const width = Math.max(room.width, DEVICE_FACTS.desktop.frame);
    const scale = room.width / width;
    return { width, height: room.height / scale, scale };
  }
  const facts = DEVICE_FACTS[device];
  const upright = { width: facts.frame, height: facts.height };
  const { width, height } = isTurned ? { width: upright.height, height: upright.width } : upright;
  return { width, height, scale: Math.min(1, room.width / width, room.height / height) };
}
