import { cssColor } from '@plinth/model';
import { useCanvas } from '../../canvas/frame/canvas-context.ts';
import { useDesignState } from '../../core/design/design-context.ts';

/** Resolves color tokens in the canvas frame; the panel doesn't have the site's colors. */
export function useShownColor(): (token: string) => string {
  const canvas = useCanvas();
  // Unsaved color changes update the frame, and with it the swatches.
  useDesignState(({ css, colorCss }) => css + colorCss);
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
