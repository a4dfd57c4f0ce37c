import type { ColorTheme } from '@plinth/model';
import { useEffect, useState } from 'react';
import { setColors } from '../core/design/design-commands.ts';
import { useDesignPort, useDesignState } from '../core/design/design-context.ts';
import { useSession } from '../core/session/context.ts';
import { useReport } from '../core/steps/use-report.ts';
import { useSaveState } from '../save/save-context.ts';

type Colors = {
  readonly colors: ColorTheme;
  /** Changes them as a step of its own. */
  readonly change: (colors: ColorTheme, done?: string) => void;
  /** Changes them as one step with the changes before, for a color that is being picked. */
  readonly pick: (colors: ColorTheme) => void;
};

/** The site's colors, and their changes. */
export function useColors(): Colors {
  const session = useSession();
  const report = useReport();
  const colors = useDesignState((design) => design.colors);
  return {
    colors,
    change: (next, done) => report(setColors(session, next), done),
    pick: (next) => report(setColors(session, next, { isSeparate: false })),
  };
}

/** The stored uses of custom colors by number; null until the server has counted. */
export function useColorUses(): ReadonlyMap<number, number> | null {
  const { colorUses } = useDesignPort();
  const { savedAt } = useSaveState();
  const [uses, setUses] = useState<ReadonlyMap<number, number> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save may have changed the count
  useEffect(() => {
    let isCanceled = false;
    colorUses().then(
      (found) => !isCanceled && setUses(found),
      () => undefined,
    );
    return () => {
      isCanceled = true;
    };
  }, [colorUses, savedAt]);
  return uses;
}
