import { UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useDesignState } from '../../core/design/design-context.ts';
import type { TextStyle } from '../../core/design/design-store.ts';
import { useShownColor } from '../fields/shown-color.ts';
import { useStyleSample } from '../fields/style-sample.ts';
import { TextStyleEditor } from '../fields/text-style-editor.tsx';

/** All text styles of the site with samples; one is edited at a time. */
export function SiteStyles() {
  const t = useT();
  const styles = useDesignState((state) => state.textStyles);
  const [open, setOpen] = useState<string | null>(null);
  return (
    <section data-testid="site-styles">
      <h3>{t('EDITOR.STYLES.TITLE')}</h3>
      {styles.map((style) => (
        <div key={style.node}>
          <UnstyledButton
            className="pl-site-style"
            aria-expanded={open === style.node}
            onClick={() => setOpen(open === style.node ? null : style.node)}
          >
            <Sample style={style} />
            <IconChevronDown size={16} />
          </UnstyledButton>
          {open === style.node && <TextStyleEditor style={style} />}
        </div>
      ))}
    </section>
  );
}

/** A sample on the site's background, independent of the panel's theme. */
function Sample({ style }: { readonly style: TextStyle }) {
  const shown = useShownColor();
  const look = useStyleSample(shown('bg'))(style);
  return (
    <span style={{ ...look, background: shown('bg'), color: look.color ?? shown('text') }}>
      {style.name}
    </span>
  );
}
