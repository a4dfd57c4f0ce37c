import type { DataResult, WidgetDefinition } from '@plinth/model';
import { renderToStaticMarkup } from 'react-dom/server';
import { emptySite } from '../empty-site.ts';
import type { Scope, SiteContext, SiteMedia, WidgetView } from '../view.ts';

type Rendered = {
  readonly schema: WidgetDefinition;
  readonly View: WidgetView<never>;
  readonly properties?: { readonly [name: string]: unknown };
  readonly data?: DataResult | null;
  readonly site?: Partial<SiteContext>;
  readonly scope?: Scope;
};

/** The markup of one widget. Its root element only has the class `root`. */
export const renderView = ({ schema, View, scope = 'content', ...given }: Rendered) => {
  const props = {
    id: 'w1',
    properties: schema.properties.parse(given.properties ?? {}) as never,
    data: (given.data ?? null) as never,
    scope,
    root: { className: 'root' },
    editable: () => ({}),
    site: emptySite(given.site),
  };
  return renderToStaticMarkup(<View {...props} />);
};

/** An image with two formats. */
export const sampleImage: SiteMedia = {
  id: 7,
  url: '/uploads/quay.jpg',
  name: 'quay.jpg',
  width: 1600,
  height: 900,
  mime_type: 'image/jpeg',
  title: '',
  alt: 'The quay at dawn',
  focal_point: { x: 50, y: 50 },
  sources: [
    { type: 'image/webp', srcset: '/uploads/quay-800.webp 800w' },
    { type: 'image/jpeg', srcset: '/uploads/quay-800.jpg 800w' },
  ],
};
