import { useEffect } from 'react';
import { useServices } from '../session/services.ts';
import { useDesign, useDesignState } from './design-context.ts';

/** Loads the fonts of the catalog, once per session. Without an answer, the site's fonts remain. */
export function useFontCatalog(isWanted = true): void {
  const { ports } = useServices();
  const design = useDesign();
  const isMissing = useDesignState(({ catalog }) => catalog.length === 0);
  const { fontCatalog } = ports.design;
  useEffect(() => {
    if (!isWanted || !isMissing) return;
    fontCatalog().then(design.setCatalog, () => undefined);
  }, [isWanted, isMissing, fontCatalog, design]);
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
