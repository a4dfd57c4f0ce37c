import { BackgroundLayer } from '../kit/background.tsx';
import { stickyEffect } from '../kit/style/classes.ts';
import type { Scope, ViewProps } from '../kit/view.ts';
import type { SectionProperties } from './schema.ts';

const TAGS = { header: 'header', content: 'main', footer: 'footer', popup: 'div' } as const;

/** Receives focus from the skip link. */
const FOCUSABLE: { readonly [S in Scope]?: { readonly tabIndex: -1 } } = {
  content: { tabIndex: -1 },
};

export const View = ({
  id,
  properties,
  scope,
  root,
  site,
  children,
}: ViewProps<SectionProperties>) => {
  const Tag = TAGS[scope];
  return (
    <Tag
      id={scope === 'popup' ? undefined : `section-${scope}`}
      {...FOCUSABLE[scope]}
      {...root}
      {...stickyEffect(properties.sticky)}
    >
      <BackgroundLayer id={id} background={properties.background} site={site} />
      {children}
    </Tag>
  );
};
