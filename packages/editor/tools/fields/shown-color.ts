import { cssColor, resolveColor } from '@plinth/model';
import { useCanvas } from '../../canvas/frame/canvas-context.ts';
import { useDesignState } from '../../core/design/design-context.ts';

/**
 * Resolves color tokens in the canvas frame, because the panel doesn't have the site's colors; without
 * a frame, by the site's design.
 */
export function useShownColor(): (token: string) => string {
  const canvas = useCanvas();
  const colors = useDesignState((design) => design.colors);
  // Unsaved color changes update the frame, and with it the swatches.
  useDesignState(({ css, colorCss }) => css + colorCss);
  return (token) => {
    if (!canvas) return resolveColor(colors, token) ?? 'transparent';
    const css = cssColor(token);
    const name = /^var\((--[\w-]+)/.exec(css)?.[1];
    if (!name) return css;
    const { window, document } = canvas;
    const value = (property: string): string =>
      window.getComputedStyle(document.documentElement).getPropertyValue(property).trim();
    return value(name) || 'transparent';
  };
}
