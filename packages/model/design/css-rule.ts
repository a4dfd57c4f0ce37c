import type { Declarations } from './background.ts';
import type { Device } from './devices.ts';
import { DEVICE_FACTS, DEVICES } from './devices.ts';

/**
 * Serializes a rule. Empty if there are no declarations. Values must come from validated schemas.
 */
export function cssRule(selector: string, declarations: Declarations): string {
  const body = Object.entries(declarations).map(([property, value]) => `${property}:${value}`);
  return body.length === 0 ? '' : `${selector}{${body.join(';')}}`;
}

/** Wraps CSS in the media query of a device and all smaller ones. Empty CSS stays empty. */
export function cssForDevice(device: Device, css: string): string {
  const { maxWidth } = DEVICE_FACTS[device];
  return css === '' || maxWidth === null ? css : `@media (max-width:${maxWidth}px){${css}}`;
}

/** CSS for all devices, largest first, so that rules for smaller devices override. */
export const cssPerDevice = (css: (device: Device) => string): string =>
  DEVICES.map((device) => cssForDevice(device, css(device))).join('');
