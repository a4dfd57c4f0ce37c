import { fontFaceRules } from '@plinth/model';
import { useEffect, useState } from 'react';
import { useDesignState } from './design-context.ts';
import { fontFacesIn } from './font-faces.ts';

/**
 * Makes the site's fonts and those of the catalog known outside the frame, for samples. Browsers load
 * the files of those that are shown.
 */
export function useSiteFonts(): void {
  const css = useDesignState((design) => design.css);
  const catalog = useDesignState((design) => design.catalog);
  const [sheet] = useState(() => new CSSStyleSheet());
  useEffect(() => {
    sheet.replaceSync(fontFaceRules(catalog) + fontFacesIn(css));
  }, [sheet, css, catalog]);
  useEffect(() => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [sheet]);
}
