import { fontFaceRules, type SiteFont } from '@plinth/model';
import { useEffect, useState } from 'react';

/** Makes fonts known to the screen. Browsers load the files of those that are shown. */
export const useFontFaces = (fonts: readonly SiteFont[]): void => {
  const [sheet] = useState(() => new CSSStyleSheet());
  const css = fontFaceRules(fonts);
  useEffect(() => sheet.replaceSync(css), [sheet, css]);
  useEffect(() => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [sheet]);
};
