import { cssColor } from '@plinth/model';
import { useCanvas } from '../../canvas/frame/canvas-context.ts';
import { useDesignState } from '../../core/design/design-context.ts';

/** Tokens as the site in the frame shows them: the panel has none of the site's colours. */
export function useShownColor(): (token: string) => string {
  const canvas = useCanvas();
  // What is tried recolours the frame, and with it the swatches.
  useDesignState(({ draft, css }) => draft.colors ?? css);
  return (token) => {
    const css = cssColor(token);
    const name = /^var\((--[\w-]+)/.exec(css)?.[1];
    if (!name || !canvas) return css;
    const { window, document } = canvas;
    const value = (property: string): string =>
      window.getComputedStyle(document.documentElement).getPropertyValue(property).trim();
    return value(name) || 'transparent';
  };
}
