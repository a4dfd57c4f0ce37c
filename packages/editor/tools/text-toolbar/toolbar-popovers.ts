import { createContext, type Dispatch, type SetStateAction, use, useId } from 'react';

/** `z-index` of popovers with forms: the file picker opens over them. */
export const BELOW_DIALOGS = 190;

/** Which popover of the toolbar is open. */
type Popovers = {
  readonly open: string | null;
  readonly setOpen: Dispatch<SetStateAction<string | null>>;
};

export const ToolbarPopovers = createContext<Popovers>({ open: null, setOpen: () => undefined });

type ToolbarPopover = {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** Whether another one is open, which has the focus. */
  readonly isOtherOpen: boolean;
};

/** One popover of the toolbar; opening it closes any other. */
export function useToolbarPopover(): ToolbarPopover {
  const id = useId();
  const { open, setOpen } = use(ToolbarPopovers);
  return {
    isOpen: open === id,
    setOpen: (isOpen) => setOpen((now) => (isOpen ? id : now === id ? null : now)),
    isOtherOpen: open !== null && open !== id,
  };
}
