import { InternalError } from '@plinth/ui';
import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';

/**
 * A screen whose code loads on the first visit. Throws an `InternalError` for `RouteFailure` if it
 * doesn't load, or the code is of another version.
 */
export function lazyScreen<Name extends string>(
  load: () => Promise<{ readonly [name in Name]: ComponentType }>,
  name: Name,
): RouteComponent {
  return lazyRouteComponent(async () => {
    const code = await load().catch((error: unknown) => {
      throw new InternalError('script_not_loaded', name, error);
    });
    if (code[name] === undefined) throw new InternalError('unknown_script', name);
    return { [name]: code[name] };
  }, name);
}
