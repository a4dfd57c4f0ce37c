import type { Declarations } from './background.ts';
import type { Device } from './devices.ts';
import { DEVICE_FACTS, DEVICES } from './devices.ts';

/** One rule, or nothing where it would be empty. Values have to come from typed schemas. */
export function cssRule(selector: string, declarations: Declarations): string {
  const body = Object.entries(declarations).map(([property, value]) => `${property}:${value}`);
  return body.length === 0 ? '' : `${selector}{${body.join(';')}}`;
}

/** CSS for a device and the smaller ones; nothing where it would be empty. */
export function cssForDevice(device: Device, css: string): string {
  const { maxWidth } = DEVICE_FACTS[device];
  return css === '' || maxWidth === null ? css : `@media (max-width:${maxWidth}px){${css}}`;
}

/** CSS of all devices, larger ones first, so that smaller ones win. */
export const cssPerDevice = (css: (device: Device) => string): string =>
  DEVICES.map((device) => cssForDevice(device, css(device))).join('');
