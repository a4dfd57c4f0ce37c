import { useEffect, useState } from 'react';
import type { PreviewPort } from './preview/port.ts';

/** URL of the page that a popup covers. Null for other documents, and while or if it can't be loaded. */
export function useBehind(read: PreviewPort['behind']): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let isCanceled = false;
    read?.().then(
      (found) => !isCanceled && setUrl(found.url),
      // The popup is shown over an empty page.
      () => undefined,
    );
    return () => {
      isCanceled = true;
    };
  }, [read]);
  return url;
}
