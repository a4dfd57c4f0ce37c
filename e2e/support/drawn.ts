import type { Page } from 'playwright/test';

/** What React has drawn anew: widgets of the canvas by id, options of the inspector by path. */
export type Drawn = { readonly widgets: readonly string[]; readonly options: readonly string[] };

type Fiber = {
  readonly tag: number;
  readonly flags: number;
  readonly memoizedProps: Readonly<Record<string, unknown>> | null;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
};

declare global {
  interface Window {
    drawn_?: { readonly widgets: Set<string>; readonly options: Set<string> };
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: unknown;
  }
}

/** Listens where React's own developer tools listen; has to stand before the page's scripts. */
function listen(): void {
  const drawn = { widgets: new Set<string>(), options: new Set<string>() };
  window.drawn_ = drawn;
  /** Components that are functions, with and without `memo`, and the mark of those that ran. */
  const FUNCTIONS = [0, 15];
  const RAN = 1;
  const note = ({ tag, flags, memoizedProps: props }: Fiber) => {
    if (!props || !FUNCTIONS.includes(tag) || (flags & RAN) === 0) return;
    const { id, scope, control, labelId } = props;
    if (typeof id === 'string' && typeof scope === 'string' && Object.keys(props).length === 2)
      drawn.widgets.add(id);
    if (control && labelId && 'property' in props)
      drawn.options.add((control as { readonly path: string }).path);
  };
  const walk = (fiber: Fiber) => {
    note(fiber);
    // The same children: nothing below was looked at.
    if (fiber.alternate && fiber.alternate.child === fiber.child) return;
    for (let child = fiber.child; child; child = child.sibling) walk(child);
  };
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_: number, root: { readonly current: Fiber }) => walk(root.current),
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  };
}

/** Holds for what is loaded from then on. */
export const watchDrawn = (page: Page): Promise<unknown> => page.addInitScript(listen);

/** What was drawn since the last call. */
export const takeDrawn = (page: Page): Promise<Drawn> =>
  page.evaluate(() => {
    const { widgets, options } = window.drawn_ ?? { widgets: new Set(), options: new Set() };
    const taken = { widgets: [...widgets].sort(), options: [...options].sort() };
    widgets.clear();
    options.clear();
    return taken;
  });
