import { completeUrl, type DataResult, type SocialNetwork, socialNetwork } from '@plinth/model';
import type { Network } from '../kit/social-icon.tsx';
import { hrefOf, MAIL } from './href.ts';
import { type SocialLink, schema } from './schema.ts';

/** The icons of networks that are recognized by a URL. */
const ICONS: { readonly [N in SocialNetwork]: Network } = {
  Bluesky: 'bluesky',
  Facebook: 'facebook',
  GitHub: 'github',
  Instagram: 'instagram',
  LinkedIn: 'linkedin',
  Mastodon: 'mastodon',
  Medium: 'medium',
  Odnoklassniki: 'odnoklassniki',
  Pinterest: 'pinterest',
  Reddit: 'reddit',
  Snapchat: 'snapchat',
  Telegram: 'telegram',
  Threads: 'threads',
  TikTok: 'tiktok',
  Tripadvisor: 'tripadvisor',
  VK: 'vk',
  Vimeo: 'vimeo',
  WhatsApp: 'whatsapp',
  X: 'x',
  XING: 'xing',
  Yelp: 'website',
  YouTube: 'youtube',
};

export const networkOf = ({ url, network }: Pick<SocialLink, 'url' | 'network'>): Network => {
  if (network !== null) return network;
  if (hrefOf(url).startsWith(MAIL)) return 'email';
  const known = socialNetwork(completeUrl(url));
  return known === null ? 'website' : ICONS[known];
};

const NAMES = Object.fromEntries(
  Object.entries(ICONS).map(([name, icon]) => [icon, name]),
) as Partial<Record<Network, string>>;

/** The host of a website names it. */
const hostOf = (url: string): string =>
  /^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(completeUrl(url))?.[1] ?? url;

/** How screen readers read a link without a label. */
export const nameOf = (link: Pick<SocialLink, 'url' | 'network' | 'label'>): string => {
  if (link.label.trim() !== '') return link.label;
  const network = networkOf(link);
  if (network === 'email') return link.url;
  if (network === 'rss') return 'RSS';
  return network === 'website' ? hostOf(link.url) : (NAMES[network] ?? hostOf(link.url));
};

/** The site's profiles as links. */
export const profileLinks = (data: DataResult<'profiles'> | null): readonly SocialLink[] =>
  schema.properties.shape.items.parse(data?.items.map(({ url }) => ({ url })) ?? []);
