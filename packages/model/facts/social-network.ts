const NETWORKS = {
  'bsky.app': 'Bluesky',
  'facebook.com': 'Facebook',
  'github.com': 'GitHub',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'mastodon.social': 'Mastodon',
  'medium.com': 'Medium',
  'ok.ru': 'Odnoklassniki',
  'pinterest.com': 'Pinterest',
  'reddit.com': 'Reddit',
  'snapchat.com': 'Snapchat',
  't.me': 'Telegram',
  'threads.com': 'Threads',
  'threads.net': 'Threads',
  'tiktok.com': 'TikTok',
  'tripadvisor.com': 'Tripadvisor',
  'twitter.com': 'X',
  'vimeo.com': 'Vimeo',
  'vk.com': 'VK',
  'wa.me': 'WhatsApp',
  'x.com': 'X',
  'xing.com': 'XING',
  'yelp.com': 'Yelp',
  'youtube.com': 'YouTube',
} as const;
export type SocialNetwork = (typeof NETWORKS)[keyof typeof NETWORKS];

/** The network of a profile's URL, by host. Null for any other site. */
export function socialNetwork(url: string): SocialNetwork | null {
  const host = /^https?:\/\/([^/?#:@]+)/i.exec(url)?.[1]?.toLowerCase() ?? '';
  const known = Object.entries(NETWORKS).find(
    ([domain]) => host === domain || host.endsWith(`.${domain}`),
  );
  return known?.[1] ?? null;
}
