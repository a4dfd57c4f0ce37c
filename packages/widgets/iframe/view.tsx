import type { ViewProps } from '../kit/view.ts';
import { IframeCard } from './iframe-card.tsx';
import { allowOf, sandboxOf } from './permissions.ts';
import type { IframeProperties } from './schema.ts';

/** Falls back to the hostname, because iframes need a title. */
const titleOf = ({ title, url }: IframeProperties): string => title || new URL(url).hostname;

export const View = ({ properties, root, site }: ViewProps<IframeProperties>) => {
  const { url, loading, is_scrollable } = properties;
  if (url === '') return <div {...root} />;
  const isLazy = loading === 'lazy' || (loading === 'inherit' && site.lazyLoading);
  return (
    <div {...root}>
      {site.loadsIframes ? (
        <iframe
          className="moto-frame"
          title={titleOf(properties)}
          loading={isLazy ? 'lazy' : undefined}
          sandbox={sandboxOf(properties)}
          allow={allowOf(properties) || undefined}
          referrerPolicy="strict-origin-when-cross-origin"
          scrolling={is_scrollable ? undefined : 'no'}
          src={url}
        />
      ) : (
        <IframeCard title={titleOf(properties)} url={url} site={site} />
      )}
    </div>
  );
};
