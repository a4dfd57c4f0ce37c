import { useEffect, useState } from 'react';
import { useDesignState } from './design-context.ts';
import { fontFacesIn } from './font-faces.ts';

/** Makes the site's fonts known beside its frame, so that samples of its styles are written in them. */
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
