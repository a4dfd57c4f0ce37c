import type { Device } from '@plinth/model';
import { useCallback } from 'react';
import { useSession, useUi } from '../core/session/context.ts';
import { DeviceChoice } from '../tools/fields/device-choice.tsx';
import { useOverriddenDevices } from '../tools/inspector/use-overrides.ts';

/** Selects the device to edit, like the keys 1 to 4. */
export function DeviceSwitch() {
  const { ui } = useSession();
  const device = useUi((state) => state.device);
  const marked = useOverriddenDevices();
  const choose = useCallback((next: Device) => ui.setState({ device: next }), [ui]);
  return <DeviceChoice value={device} onChange={choose} marked={marked} />;
}
