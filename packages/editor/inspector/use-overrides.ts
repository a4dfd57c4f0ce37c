import { DEVICES, type Device } from '@plinth/model';
import { useCallback, useSyncExternalStore } from 'react';
import { useSession, useUi } from '../session/context.ts';
import { hasOverride, pathsPerDevice, SMALLER } from './overrides.ts';

/** The smaller devices on which something of the selection is set for itself. */
export function useOverriddenDevices(): ReadonlySet<Device> {
  const { store } = useSession();
  const selection = useUi((ui) => ui.selection);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = selection.map((id) => store.subscribe(id, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [store, selection],
  );
  const names = useSyncExternalStore(subscribe, () =>
    SMALLER.filter((device) =>
      selection.some((id) => {
        const node = store.node(id);
        return node && hasOverride(node.properties, pathsPerDevice(node.widget), device);
      }),
    ).join(' '),
  );
  return new Set(DEVICES.filter((device) => names.split(' ').includes(device)));
}
