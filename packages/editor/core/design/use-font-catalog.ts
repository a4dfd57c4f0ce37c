import { useEffect } from 'react';
import { useDesign, useDesignPort, useDesignState } from './design-context.ts';
import type { DesignStore } from './design-store.ts';

/** Designs whose catalog is loading or loaded: several fields ask for it at once. */
const requested = new WeakSet<DesignStore>();

/**
 * Loads the fonts of the catalog, once per session. If that fails, the site's fonts remain, and the
 * next field tries again.
 */
export function useFontCatalog(isWanted = true): void {
  const design = useDesign();
  const { fontCatalog } = useDesignPort();
  useEffect(() => {
    if (!isWanted || requested.has(design)) return;
    requested.add(design);
    fontCatalog().then(design.setCatalog, () => void requested.delete(design));
  }, [isWanted, fontCatalog, design]);
}

/** Loads the catalog if an unsaved text style uses one of its fonts. */
export function useUnsavedFonts(): void {
  const isUsed = useDesignState(({ stored, textStyles }) => {
    const known = new Set(stored.fonts.map(({ family }) => family));
    return textStyles.some(({ properties }) => {
      const family = properties.desktop?.font_family;
      return family !== undefined && !known.has(family);
    });
  });
  useFontCatalog(isUsed);
}
