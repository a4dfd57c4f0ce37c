import { type FocusEvent, type PointerEvent, useEffect } from 'react';
import { useSession } from '../../core/session/context.ts';
import { type AddPlace, addPlaceState } from './add-place-state.ts';

/** Shows a place while it's given. */
export function useShownPlace(place: AddPlace | null): void {
  const state = addPlaceState(useSession());
  useEffect(() => {
    state.setState({ place });
    return () => state.setState({ place: null });
  }, [state, place]);
}

/** Handlers that show a place while the pointer or keyboard focus is on what would be added there. */
export function usePlaceOnHover(placeOf: () => AddPlace | null) {
  const state = addPlaceState(useSession());
  const show = () => state.setState({ place: placeOf() });
  const hide = () => state.setState({ place: null });
  // The panel may close while it's pointed at.
  useEffect(() => () => state.setState({ place: null }), [state]);
  return {
    // Not while something is dragged.
    onPointerEnter: ({ buttons }: PointerEvent) => buttons === 0 && show(),
    onPointerLeave: hide,
    onFocus: ({ currentTarget }: FocusEvent) => currentTarget.matches(':focus-visible') && show(),
    onBlur: hide,
    hide,
  };
}
