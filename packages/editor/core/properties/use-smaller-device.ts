import type { Device } from '@plinth/model';
import { useUi } from '../session/context.ts';
import { deviceScope } from './device-scope.ts';

/** The device whose styles are changed while those of larger ones stay; null on desktop. */
export function useSmallerDevice(): Device | null {
  const device = useUi((ui) => ui.device);
  const isForAll = useUi((ui) => deviceScope(ui).isForAll);
  return device === 'desktop' || isForAll ? null : device;
}
