import type { Page } from 'playwright/test';

/** What React rerendered: canvas widgets by id, inspector controls by path. */
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

/** Hooks into React like its developer tools; must run before the page's scripts. */
function listen(): void {
  const drawn = { widgets: new Set<string>(), options: new Set<string>() };
  window.drawn_ = drawn;
  /** Fiber tags of function components, with and without `memo`, and the flag of those that ran. */
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
    // Unchanged children: nothing below was rendered.
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

/** Applies to pages loaded from then on. */
export const watchDrawn = (page: Page): Promise<unknown> => page.addInitScript(listen);

/** What was rendered since the last call. */
export const takeDrawn = (page: Page): Promise<Drawn> =>
  page.evaluate(() => {
    const { widgets, options } = window.drawn_ ?? { widgets: new Set(), options: new Set() };
    const taken = { widgets: [...widgets].sort(), options: [...options].sort() };
    widgets.clear();
    options.clear();
    return taken;
  });
