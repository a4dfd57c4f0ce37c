import { DEVICES, type Device } from '@plinth/model';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../../core/session/context.ts';
import { differsOn } from './device-overrides.ts';
import { SMALLER_DEVICES } from './overrides.ts';

/** Devices with overrides on the selection; a stable set while they don't change. */
export function useOverriddenDevices(): ReadonlySet<Device> {
  const { store, ui } = useSession();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [store.observe(listener), ui.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [store, ui],
  );
  const names = useSyncExternalStore(subscribe, () =>
    SMALLER_DEVICES.filter((device) =>
      ui.getState().selection.some((id) => {
        const node = store.node(id);
        return node && differsOn(node, device);
      }),
    ).join(' '),
  );
  return useMemo(
    () => new Set(DEVICES.filter((device) => names.split(' ').includes(device))),
    [names],
  );
}
