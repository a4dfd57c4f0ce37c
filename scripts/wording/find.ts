import { WORDING_RULES, type WordingRule } from './rules.ts';

export type WordingFault = {
  readonly rule: string;
  readonly found: string;
  readonly instead: string;
};

/** Search synonyms may contain the terms that texts avoid. */
const isSynonyms = (key: string): boolean => /SYNONYMS(\.|$)/.test(key);

/** Placeholders are code, not words. */
const withoutPlaceholders = (text: string): string => text.replace(/\{\{\w+\}\}/g, '{{}}');

const findFault = (
  text: string,
  { name, banned, instead }: WordingRule,
): readonly WordingFault[] => {
  const [found] = banned.exec(text) ?? [];
  return found === undefined ? [] : [{ rule: name, found: found.trim(), instead }];
};

/** Banned forms in an interface text. */
export const faultsInMessage = (key: string, text: string): readonly WordingFault[] =>
  isSynonyms(key)
    ? []
    : WORDING_RULES.filter(({ allowed = [] }) => !allowed.includes(key)).flatMap((rule) =>
        findFault(withoutPlaceholders(text), rule),
      );

const NOT_PROSE = /`[^`]*`|<[^>]+>|\]\([^)]*\)/g;

/** Banned forms in a line of Markdown, ignoring code, tags, and link targets. */
export const faultsInProse = (line: string): readonly WordingFault[] =>
  WORDING_RULES.filter(({ isInterfaceOnly }) => !isInterfaceOnly).flatMap((rule) =>
    findFault(line.replace(NOT_PROSE, ' '), rule),
  );
