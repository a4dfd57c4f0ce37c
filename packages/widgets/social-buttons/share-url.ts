import type { Network } from '../kit/social-icon.tsx';

type ShareNetwork = { readonly name: string; readonly prefix: string };

/** The start of a network's share URL. The URL of the shared page follows, encoded. */
const NETWORKS = {
  facebook: { name: 'Facebook', prefix: 'https://www.facebook.com/sharer/sharer.php?u=' },
  x: { name: 'X', prefix: 'https://x.com/intent/post?url=' },
  linkedin: {
    name: 'LinkedIn',
    prefix: 'https://www.linkedin.com/sharing/share-offsite/?url=',
  },
  pinterest: { name: 'Pinterest', prefix: 'https://www.pinterest.com/pin/create/button/?url=' },
  whatsapp: { name: 'WhatsApp', prefix: 'https://wa.me/?text=' },
  telegram: { name: 'Telegram', prefix: 'https://t.me/share/url?url=' },
  bluesky: { name: 'Bluesky', prefix: 'https://bsky.app/intent/compose?text=' },
  threads: { name: 'Threads', prefix: 'https://www.threads.com/intent/post?url=' },
  reddit: { name: 'Reddit', prefix: 'https://www.reddit.com/submit?url=' },
  xing: { name: 'XING', prefix: 'https://www.xing.com/spi/shares/new?url=' },
  vk: { name: 'VK', prefix: 'https://vk.com/share.php?url=' },
  odnoklassniki: { name: 'Odnoklassniki', prefix: 'https://connect.ok.ru/offer?url=' },
  email: { name: '', prefix: 'mailto:?body=' },
} as const satisfies { readonly [N in Network]?: ShareNetwork };

export type SharingNetwork = keyof typeof NETWORKS;

export const SHARE_NETWORKS = Object.keys(NETWORKS) as [SharingNetwork, ...SharingNetwork[]];

export const shareUrl = (network: SharingNetwork, page: string): string =>
  NETWORKS[network].prefix + encodeURIComponent(page);

/** The brand name of a network. Empty for email, which each language names. */
export const brandName = (network: SharingNetwork): string => NETWORKS[network].name;
