import { useMemo } from 'react';
import { useUi } from '../session/context.ts';
import { type DeviceScope, deviceScope } from './device-scope.ts';

/** The devices that a change applies to. */
export function useDeviceScope(): DeviceScope {
  const device = useUi((ui) => ui.device);
  const changesAllDevices = useUi((ui) => ui.changesAllDevices);
  return useMemo(() => deviceScope({ device, changesAllDevices }), [device, changesAllDevices]);
}
