import { CONTENT_SHEETS, pageStyles } from '@plinth/render/react';
import { useMemo } from 'react';
import { useDesignState } from '../../core/design/design-context.ts';
import { useDesignedSite } from '../../core/design/use-designed-site.ts';
import type { Block } from '../../core/ports/blocks/port.ts';
import { useServices } from '../../core/session/services.ts';
import { SampleContent } from '../fields/sample-content.tsx';
import { ScaledFrame } from '../fields/scaled-frame.tsx';

/** px: the narrowest window with the desktop layout, so that texts stay legible in small frames. */
const WIDTH = 1040;
const SCOPE = 'content' as const;

type BlockFrameProps = Pick<Block, 'name' | 'document'> & {
  /** Called with the content's height divided by its width, whenever it changes. */
  readonly onRatio?: (ratio: number) => void;
};

/**
 * A scaled-down desktop rendering of a block in the site's design, as high as its content.
 * Decorative: nothing in it takes focus.
 */
export function BlockFrame({ name, document: tree, onRatio }: BlockFrameProps) {
  const { emptyPage } = useServices();
  const site = useDesignedSite();
  const css = useDesignState((design) => design.css);
  const colorCss = useDesignState((design) => design.colorCss);
  const styles = useMemo(
    () => pageStyles([{ tree, scope: SCOPE }], { sheets: CONTENT_SHEETS }),
    [tree],
  );
  return (
    <ScaledFrame
      title={name}
      src={emptyPage}
      width={WIDTH}
      css={styles + css + colorCss}
      {...(onRatio && { onRatio })}
    >
      <SampleContent tree={tree} site={site} />
    </ScaledFrame>
  );
}
