/**
 * Colors of the panel and editor. The edited site doesn't inherit them. Text colors have a contrast
 * of at least 4.5:1, input borders at least 3:1.
 */
export type ChromeColors = {
  readonly ground: string;
  readonly surface: string;
  /** Hovered rows, wells, and code. */
  readonly sunken: string;
  readonly text: string;
  readonly muted: string;
  readonly border: string;
  readonly inputBorder: string;
  readonly primary: string;
  readonly primaryHover: string;
  readonly onPrimary: string;
  readonly primarySoft: string;
  readonly danger: string;
  readonly dangerHover: string;
  readonly onDanger: string;
  readonly dangerSoft: string;
  readonly success: string;
  readonly onSuccess: string;
  readonly successSoft: string;
  readonly warning: string;
  readonly onWarning: string;
  readonly warningSoft: string;
  /** Shared elements: headers, footers, and saved sections. */
  readonly siteWide: string;
  /** Values set for the current device. */
  readonly setHere: string;
};

export const LIGHT_CHROME: ChromeColors = {
  ground: '#F5F6F8',
  surface: '#FFFFFF',
  sunken: '#EDEFF3',
  text: '#15181E',
  muted: '#545C69',
  border: '#DDE1E7',
  inputBorder: '#7F8896',
  primary: '#3451D1',
  primaryHover: '#2A43B3',
  onPrimary: '#FFFFFF',
  primarySoft: '#E9EDFC',
  danger: '#B92525',
  dangerHover: '#9C1C1C',
  onDanger: '#FFFFFF',
  dangerSoft: '#FCEBEB',
  success: '#1B7340',
  onSuccess: '#FFFFFF',
  successSoft: '#E5F4EB',
  warning: '#8A5200',
  onWarning: '#FFFFFF',
  warningSoft: '#FCF1DF',
  siteWide: '#7B3FA9',
  setHere: '#0B6BCB',
};

export const DARK_CHROME: ChromeColors = {
  ground: '#101217',
  surface: '#181B22',
  sunken: '#21252E',
  text: '#ECEEF2',
  muted: '#A3ABB8',
  border: '#2D323C',
  inputBorder: '#717A89',
  primary: '#8EA3FF',
  primaryHover: '#A6B6FF',
  onPrimary: '#0B1030',
  primarySoft: '#252C4D',
  danger: '#FF8A84',
  dangerHover: '#FFA29D',
  onDanger: '#2B0706',
  dangerSoft: '#43211F',
  success: '#6FD69A',
  onSuccess: '#06210F',
  successSoft: '#1B3527',
  warning: '#F4BC5C',
  onWarning: '#2A1B02',
  warningSoft: '#3A2D14',
  siteWide: '#D2A3F5',
  setHere: '#7CC0FF',
};
