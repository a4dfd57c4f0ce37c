import { backgroundDeclarations, colorVariables } from '@plinth/model';
import { IconMovie } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useDesignState } from '../core/design/design-context.ts';
import type { BackgroundStyle } from '../core/design/design-store.ts';
import { useFiles } from '../core/ports/files-context.ts';

/** How an image is shown at first, and a video always: it fills what it's behind. */
export const FILLING = { size: 'cover', position: 'center center' } as const;

/** Whether a declaration makes sense in a small sample: fixed images are placed by the window. */
const isShown = ([property]: readonly [string, string]): boolean =>
  property !== 'background-attachment';

/** Shows a background by the site's colors and the CSS that pages have. */
export function BackgroundSample({ properties }: Pick<BackgroundStyle, 'properties'>) {
  const { site } = useFiles();
  const colors = useDesignState((design) => design.colors);
  const url = (id: number) => site.media(id)?.url ?? null;
  const isVideo = properties.video_id !== undefined;
  const look = isVideo ? { ...properties, ...FILLING } : properties;
  const declarations = Object.entries(backgroundDeclarations(look, url)).filter(isShown);
  const variables = useMemo(() => colorVariables(colors), [colors]);
  const set = (sample: HTMLSpanElement | null) => {
    sample?.removeAttribute('style');
    for (const [name, value] of [...Object.entries(variables), ...declarations])
      sample?.style.setProperty(name, value);
  };
  return (
    <span className="pl-background-tile-sample" aria-hidden="true" ref={set}>
      {isVideo && <IconMovie size={16} />}
    </span>
  );
}
