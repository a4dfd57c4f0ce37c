export const TRACK = 'https://soundcloud.com/merrow/low-tide';
export const SLIDES = 'https://www.slideshare.net/slideshow/harbor/44600700';

/** An embed of each service, the action on its poster, and the host that is asked after consent. */
export const EMBEDS = [
  { widget: 'audio_platform', url: TRACK, action: 'Listen', host: 'w.soundcloud.com' },
  {
    ...{ widget: 'page_feed', url: 'https://www.facebook.com/merrow.lind' },
    ...{ action: 'Show posts', host: 'www.facebook.com' },
  },
  {
    ...{ widget: 'social_timeline', url: 'https://x.com/merrow' },
    ...{ action: 'Show posts', host: 'syndication.twitter.com' },
  },
  {
    ...{ widget: 'pinboard', url: 'https://www.pinterest.com/merrow/harbor/' },
    ...{ action: 'Show images', host: 'assets.pinterest.com' },
  },
  { widget: 'slide_deck', url: SLIDES, action: 'Show slides', host: 'www.slideshare.net' },
] as const;
