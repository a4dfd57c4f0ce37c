import type { EmbedKind } from '@plinth/model';
import type { ControlSamples } from '../control.ts';

declare module '../control.ts' {
  interface ControlKinds {
    /** The URL of content at another company, or its id there. */
    embed_url: {
      readonly of: EmbedKind;
      /**
       * Path of the property in which the control stores what the service says about it. Absent: the
       * service isn't asked.
       */
      readonly found?: string;
    };
  }
}

const SAMPLES: { readonly [K in EmbedKind]: Readonly<Record<'accepts' | 'refuses', string[]>> } = {
  video: {
    accepts: [
      'https://www.youtube.com/watch?v=aBcdeFGH_-1',
      'https://vimeo.com/76979871',
      'https://video.example.com/1',
    ],
    refuses: ['https://www.youtube.com/@harbor', 'https://vimeo.com/harbor'],
  },
  audio: {
    accepts: ['https://soundcloud.com/merrow/low-tide', '123456'],
    refuses: ['https://soundcloud.com/discover', 'https://www.youtube.com/watch?v=aBcdeFGH_-1'],
  },
  page: {
    accepts: ['https://www.facebook.com/merrow.lind', 'https://www.facebook.com/profile.php?id=12'],
    refuses: ['https://www.facebook.com/groups/harbor', 'https://x.com/merrow'],
  },
  timeline: {
    accepts: ['https://x.com/merrow', 'https://x.com/i/lists/12'],
    refuses: ['345678901234567890', 'https://x.com/home', 'https://x.com/merrow/status/12'],
  },
  pinboard: {
    accepts: ['https://www.pinterest.com/merrow/harbor/', 'https://www.pinterest.com/pin/12/'],
    refuses: ['https://www.pinterest.com/search/pins/?q=harbor', 'https://pin.it/aBc1'],
  },
  slides: {
    accepts: ['https://www.slideshare.net/slideshow/harbor/44600700', 'xBnDqOwtdg2Njq'],
    refuses: ['https://www.slideshare.net/merrow', 'https://speakerdeck.com/merrow/harbor'],
  },
};

export const samples: ControlSamples<'embed_url'> = {
  accepts: ({ of }) => [...SAMPLES[of].accepts, ''],
  refuses: ({ of }) => [
    ...SAMPLES[of].refuses,
    'javascript:alert(1)',
    '//example.com/',
    'https://user:secret@example.com/',
    5,
  ],
};
