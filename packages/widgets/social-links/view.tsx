import type { DataResult } from '@plinth/model';
import type { CSSProperties } from 'react';
import { Icon } from '../kit/icons.tsx';
import { Picture } from '../kit/picture.tsx';
import { SocialIcon } from '../kit/social-icon.tsx';
import type { SiteContext, ViewProps } from '../kit/view.ts';
import { hrefOf } from './href.ts';
import { nameOf, networkOf, profileLinks } from './links.ts';
import type { SocialLink, SocialLinksProperties } from './schema.ts';
import { linkVariables } from './style.ts';

/** Colors of one link as CSS variables. */
function ownColors(link: SocialLink): CSSProperties | undefined {
  const hover = { color: link.hover_color, background_color: link.hover_background_color };
  const entries = Object.entries(linkVariables(link, hover)).filter(([, value]) => value !== null);
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as CSSProperties);
}

type LinkIconProps = { readonly link: SocialLink; readonly site: SiteContext };

const LinkIcon = ({ link, site }: LinkIconProps) => {
  const media = link.image_id === null ? null : site.media(link.image_id);
  if (media) return <Picture media={media} alt="" sizes="96px" site={site} />;
  return link.icon === null ? (
    <SocialIcon network={networkOf(link)} />
  ) : (
    <Icon name={link.icon} site={site} />
  );
};

type SocialLinksViewProps = ViewProps<SocialLinksProperties, DataResult<'profiles'>>;

export const View = ({ properties, data, root, site }: SocialLinksViewProps) => {
  const { items, target } = properties;
  const links = (items.length === 0 ? profileLinks(data) : items)
    .map((link, index) => ({ link, index, href: hrefOf(link.url) }))
    .filter(({ link }) => !link.is_hidden && link.url !== '');
  if (links.length === 0) return <div {...root} />;
  return (
    <div {...root}>
      <ul className="moto-social">
        {links.map(({ link, index, href }) => (
          <li key={index}>
            <a
              href={href}
              rel="me noopener"
              target={target === '_self' || href.startsWith('mailto:') ? undefined : target}
              aria-label={nameOf(link)}
              style={ownColors(link)}
            >
              <LinkIcon link={link} site={site} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
