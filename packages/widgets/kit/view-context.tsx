import { type ComponentType, createContext, type ReactNode, use } from 'react';

type ProviderProps<T> = { readonly value: T; readonly children?: ReactNode };

/**
 * A context provider that also works without React. `enter` returns a function that restores the
 * previous value.
 */
export type ViewProvider<T> = ComponentType<ProviderProps<T>> & {
  readonly enter: (value: T) => () => void;
};

/**
 * A value that a view provides to its descendants. Works with React on the canvas, and without it
 * in the HTML writer.
 */
export type ViewContext<T> = {
  readonly Provider: ViewProvider<T>;
  /** Call only while rendering a view. */
  readonly use: () => T;
};

let isWithoutReact = false;

export function createViewContext<T>(initial: T): ViewContext<T> {
  const Context = createContext(initial);
  let current = initial;
  const Provider = ({ value, children }: ProviderProps<T>) => (
    <Context value={value}>{children}</Context>
  );
  const enter = (value: T) => {
    const previous = current;
    current = value;
    return () => {
      current = previous;
    };
  };
  return {
    Provider: Object.assign(Provider, { enter }),
    use: () => (isWithoutReact ? current : use(Context)),
  };
}

/** Runs a function that calls views synchronously, without React. */
export function withoutReact<T>(work: () => T): T {
  const previous = isWithoutReact;
  isWithoutReact = true;
  try {
    return work();
  } finally {
    isWithoutReact = previous;
  }
}
