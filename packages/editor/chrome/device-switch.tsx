import { useOverriddenDevices } from '../inspector/use-overrides.ts';
import { useSession, useUi } from '../session/context.ts';
import { DeviceChoice } from './device-choice.tsx';

/** The device that is edited. The digit keys 1 to 4 do the same. */
export function DeviceSwitch() {
  const { ui } = useSession();
  const device = useUi((state) => state.device);
  const marked = useOverriddenDevices();
  return (
    <DeviceChoice
      value={device}
      onChange={(next) => ui.setState({ device: next })}
      marked={marked}
    />
  );
}
