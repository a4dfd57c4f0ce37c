import { UnstyledButton } from '@mantine/core';
import type { NodeId } from '@plinth/model';
import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useDesignState } from '../../core/design/design-context.ts';
import type { TextStyle } from '../../core/design/design-store.ts';
import { useShownColor } from '../fields/shown-color.ts';
import { useStyleSample } from '../fields/style-sample.ts';
import { TextStyleEditor } from '../fields/text-style-editor.tsx';
import { useGrowingList } from '../fields/use-growing-list.ts';
import './site-styles.css';

type StyleProps = { readonly style: TextStyle };

type SiteStylesProps = {
  /** The style that is edited; null if none is. */
  readonly open: NodeId | null;
  readonly onOpen: (node: NodeId | null) => void;
  /** What follows the sample of a style. */
  readonly RowEnd?: ComponentType<StyleProps & { readonly isOpen: boolean }>;
};

/** All text styles of the site with samples; one is edited at a time. */
export function SiteStyles({ open, onOpen, RowEnd }: SiteStylesProps) {
  const styles = useGrowingList(
    useDesignState((state) => state.textStyles),
    ({ node }) => node === open,
  );
  return (
    <section data-testid="site-styles">
      {styles.map((style) => (
        <div key={style.node}>
          <div className="pl-site-style-row">
            <UnstyledButton
              className="pl-site-style"
              aria-expanded={open === style.node}
              onClick={() => onOpen(open === style.node ? null : style.node)}
            >
              <Sample style={style} />
              <IconChevronDown size={16} aria-hidden />
            </UnstyledButton>
            {RowEnd && <RowEnd style={style} isOpen={open === style.node} />}
          </div>
          {open === style.node && <TextStyleEditor style={style} />}
        </div>
      ))}
    </section>
  );
}

/** A sample on the site's background, independent of the panel's theme. */
function Sample({ style }: StyleProps) {
  const shown = useShownColor();
  const look = useStyleSample(shown('bg'))(style);
  return (
    <span style={{ ...look, background: shown('bg'), color: look.color ?? shown('text') }}>
      {style.name}
    </span>
  );
}
