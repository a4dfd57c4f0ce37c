/** Short texts without invisible characters, which are copied along from other programs. */

/** What nobody sees: marks of direction, zero-width spaces, soft hyphens, fillers, half letters. */
const INVISIBLE = /(?![\t\n\r\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\u115f\u1160\u3164\uffa0]/gu;

/** Joiners belong between letters of some scripts and in emoji; elsewhere they are left over. */
const STRAY_JOINER = /(?:^|(?<=\p{ASCII}))[\u200c\u200d]+|[\u200c\u200d]+(?=\p{ASCII}|$)/gu;

const SPACES = /\r\n|\s/g;

/** Hyphens that look like the one of the keyboard. */
const HYPHENS = /[\u2010\u2011\ufe63\uff0d]/g;

/** Longer texts are no addresses, and stay as they are. */
export const MAX_WRITTEN_ADDRESS = 4096;

/** Without what nobody sees, with plain spaces and hyphens. */
export const visibleText = (text: string): string =>
  text.length > MAX_WRITTEN_ADDRESS
    ? text.trim()
    : text
        .replace(INVISIBLE, '')
        .replace(STRAY_JOINER, '')
        .replace(SPACES, ' ')
        .replace(HYPHENS, '-')
        .trim();
