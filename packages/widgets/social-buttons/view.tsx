import { completeUrl, type DataResult } from '@plinth/model';
import { SocialIcon } from '../kit/social-icon.tsx';
import type { ViewProps } from '../kit/view.ts';
import type { SocialButtonsProperties } from './schema.ts';
import { brandName, shareUrl } from './share-url.ts';

type SocialButtonsViewProps = ViewProps<SocialButtonsProperties, DataResult<'url'>>;

/** The absolute URL of the page to share. */
const sharedPage = ({ properties, data, site }: SocialButtonsViewProps): string => {
  const { shared_page, url } = properties;
  const own = shared_page === 'fixed' ? completeUrl(url) : '';
  return /^https?:/i.test(own) ? own : site.address + (own || data?.path || '/');
};

export const View = (props: SocialButtonsViewProps) => {
  const { properties, root, site } = props;
  const { networks, has_names } = properties;
  if (networks.length === 0) return <div {...root} />;
  const page = sharedPage(props);
  return (
    <div {...root}>
      <ul className="moto-share" aria-label={site.text('VISITOR.SOCIAL_BUTTONS.SHARE')}>
        {networks.map((network) => {
          const name = brandName(network) || site.text('VISITOR.SOCIAL_BUTTONS.EMAIL');
          return (
            <li key={network}>
              <a
                href={shareUrl(network, page)}
                rel="noopener nofollow"
                target={network === 'email' ? undefined : '_blank'}
                aria-label={has_names ? undefined : name}
              >
                <SocialIcon network={network} />
                {has_names && <span>{name}</span>}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
