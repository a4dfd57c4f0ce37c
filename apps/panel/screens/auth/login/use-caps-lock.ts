import { type KeyboardEvent, useState } from 'react';

/** Whether Caps Lock was on at the last key that `watch` saw. */
export const useCapsLock = () => {
  const [isOn, setOn] = useState(false);
  const watch = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'));
  return { isOn, watch };
};
