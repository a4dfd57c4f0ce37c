import { useMediaQuery } from '@mantine/hooks';
import { PHONE } from './small-screen.ts';

/** Whether the window is that of a phone, also turned. */
export const useIsPhone = (): boolean =>
  useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
