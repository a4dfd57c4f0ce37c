import { type ComponentType, createContext, type ReactNode, use } from 'react';

type ProviderProps<T> = { readonly value: T; readonly children?: ReactNode };

/** A provider that can be entered without React; `enter` answers how to leave it. */
export type ViewProvider<T> = ComponentType<ProviderProps<T>> & {
  readonly enter: (value: T) => () => void;
};

/** A value that a view hands to all views inside it, on the canvas by React and for visitors without. */
export type ViewContext<T> = {
  readonly Provider: ViewProvider<T>;
  /** To be called while a view is rendered. */
  readonly use: () => T;
};

let isWithoutReact = false;

export function createViewContext<T>(initial: T): ViewContext<T> {
  const Context = createContext(initial);
  let entered = initial;
  const Provider = ({ value, children }: ProviderProps<T>) => (
    <Context value={value}>{children}</Context>
  );
  const enter = (value: T) => {
    const before = entered;
    entered = value;
    return () => {
      entered = before;
    };
  };
  return {
    Provider: Object.assign(Provider, { enter }),
    use: () => (isWithoutReact ? entered : use(Context)),
  };
}

/** Runs work that calls views itself, at once and not through React. */
export function withoutReact<T>(work: () => T): T {
  const before = isWithoutReact;
  isWithoutReact = true;
  try {
    return work();
  } finally {
    isWithoutReact = before;
  }
}
