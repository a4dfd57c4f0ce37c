import { z } from 'zod';

/** Icons drawn for Plinth on a 24 px grid with a single stroke in the text color. */
const PATHS = {
  arrow_right: 'M5 12h14M13 6l6 6-6 6',
  arrow_left: 'M19 12H5M11 6l-6 6 6 6',
  arrow_up: 'M12 19V5M6 11l6-6 6 6',
  arrow_down: 'M12 5v14M6 13l6 6 6-6',
  arrow_up_right: 'M7 17 17 7M8 7h9v9',
  chevron_right: 'M9 5l7 7-7 7',
  chevron_down: 'M5 9l7 7 7-7',
  download: 'M12 4v11M7 11l5 5 5-5M4 20h16',
  plus: 'M12 5v14M5 12h14',
  check: 'M5 13l4.5 4.5L19 7',
  close: 'M6 6l12 12M18 6 6 18',
  search: 'M16 16l5 5M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14z',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  phone:
    'M6 3h3l2 5-2.5 1.5a12 12 0 0 0 6 6L16 13l5 2v3a2 2 0 0 1-2 2A16 16 0 0 1 4 5a2 2 0 0 1 2-2z',
  pin: 'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
  cart: 'M3 4h2.500l2.5 11h10l2-8H7M9 20h.01M17 20h.01',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21a8 8 0 0 1 16 0',
  users:
    'M9 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2 21a7 7 0 0 1 14 0M16 4.500a4 4 0 0 1 0 7M22 21a7 7 0 0 0-4-6.3',
  heart: 'M12 20S4 15 4 9.500A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8 2.500C20 15 12 20 12 20z',
  star: 'M12 3.500l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1-5.4-3-5.4 3 1.1-6.100L3.2 9.900l6.1-.8z',
  play: 'M8 5l11 7-11 7z',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5M12 8h.01',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
} as const;

export type IconName = keyof typeof PATHS;

export const ICON_NAMES = Object.keys(PATHS) as readonly IconName[];

export const iconValue = () =>
  z.string().refine((name): name is IconName => Object.hasOwn(PATHS, name), 'valueInvalid');

const isIcon = (name: string): name is IconName => Object.hasOwn(PATHS, name);

/** A decorative icon next to text. Renders nothing for an unknown name. */
export const Icon = ({ name }: { readonly name: string }) =>
  isIcon(name) ? (
    <svg
      className="moto-icon"
      viewBox="0 0 24 24"
      width="1.2em"
      height="1.2em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  ) : null;
