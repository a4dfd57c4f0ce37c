import { useEffect, useState } from 'react';
import { useDesignState } from './design-context.ts';
import { fontFacesIn } from './font-faces.ts';

/** Loads the site's fonts outside the frame, for samples of its text styles. */
export function useSiteFonts(): void {
  const css = useDesignState((design) => design.css);
  const [sheet] = useState(() => new CSSStyleSheet());
  useEffect(() => {
    sheet.replaceSync(fontFacesIn(css));
  }, [sheet, css]);
  useEffect(() => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [sheet]);
}
