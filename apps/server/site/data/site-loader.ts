import type { DataRequest, DataResult, DataSourceName } from '@plinth/model';
import type { LoadPorts } from '../../documents/data-loader.ts';
import type { SiteFacts } from '../facts/site-facts.ts';
import type { SiteText } from '../texts.ts';

export type SiteLoadPorts = LoadPorts & {
  readonly facts: SiteFacts;
  /** In the site's language. */
  readonly text: SiteText;
};

/** A loader with access to site facts, unlike loaders of features. */
export type LoadSiteData<N extends DataSourceName> = (
  requests: readonly DataRequest<N>[],
  ports: SiteLoadPorts,
) => Promise<readonly (DataResult<N> | null)[]>;

export type Loaders = { readonly [N in DataSourceName]: LoadSiteData<N> };
