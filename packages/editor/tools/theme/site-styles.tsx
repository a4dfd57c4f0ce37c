import { UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useDesign, useDesignState } from '../../core/design/design-context.ts';
import type { TextStyleRecord } from '../../core/design/design-port.ts';
import { useShownColor } from '../fields/shown-color.ts';
import { useStyleSample } from '../fields/style-sample.ts';
import { TextStyleEditor } from '../fields/text-style-editor.tsx';

/** All text styles of the site with samples; one is edited at a time. */
export function SiteStyles() {
  const t = useT();
  const design = useDesign();
  const styles = useDesignState((state) => state.textStyles);
  const saves = useDesignState((state) => state.saves);
  const [open, setOpen] = useState<number | null>(null);
  useEffect(() => {
    if (saves >= 0) design.loadTextStyles().catch(() => undefined);
  }, [design, saves]);
  return (
    <section data-testid="site-styles">
      <h3>{t('EDITOR.STYLES.TITLE')}</h3>
      {styles?.map((style) => (
        <div key={style.id}>
          <UnstyledButton
            className="pl-site-style"
            aria-expanded={open === style.id}
            onClick={() => setOpen(open === style.id ? null : style.id)}
          >
            <Sample style={style} />
            <IconChevronDown size={16} />
          </UnstyledButton>
          {open === style.id && <TextStyleEditor key={style.revision} style={style} />}
        </div>
      ))}
    </section>
  );
}

/** A sample on the site's background, independent of the panel's theme. */
function Sample({ style }: { readonly style: TextStyleRecord }) {
  const shown = useShownColor();
  const look = useStyleSample()(style);
  return (
    <span style={{ ...look, background: shown('bg'), color: look.color ?? shown('text') }}>
      {style.name}
    </span>
  );
}
