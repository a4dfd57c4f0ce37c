import { BackgroundLayer } from '../kit/background.tsx';
import type { Scope, ViewProps } from '../kit/view.ts';
import type { SectionProperties } from './schema.ts';

const TAGS = { header: 'header', content: 'section', footer: 'footer', popup: 'div' } as const;

const LANDMARKS: { readonly [S in Scope]?: { readonly role: 'main'; readonly tabIndex: -1 } } = {
  content: { role: 'main', tabIndex: -1 },
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
    <Tag id={scope === 'popup' ? undefined : `section-${scope}`} {...LANDMARKS[scope]} {...root}>
      <BackgroundLayer id={id} background={properties.background} site={site} />
      {children}
    </Tag>
  );
};
