import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { EDITOR_TEXTS } from './editor-texts.ts';
import { english as start } from './english.ts';
import catalogue from './locales/en/catalogue.json' with { type: 'json' };

const english: { readonly [key: string]: string } = { ...start, ...EDITOR_TEXTS };

const root = fileURLToPath(new URL('../../', import.meta.url));
const AREAS = 'COMMON|MODULE|ROUTE|SHELL|EDITOR|SETUP';
const LITERAL = new RegExp(`['"\`]((?:${AREAS})(?:\\.[A-Z][A-Z0-9_]*)+)(\\.?)(['"\`]|\\$\\{)`, 'g');

/** Keys in the sources: whole ones, and beginnings that a template completes (`'A.B.' + x`). */
const keysInSources = (): { whole: Set<string>; begun: Set<string> } => {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', 'packages', 'apps'],
    { cwd: root, encoding: 'utf8' },
  );
  const sources = listed
    .split('\0')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => existsSync(root + file));
  const whole = new Set<string>();
  const begun = new Set<string>();
  for (const file of sources) {
    for (const [, key = '', dot, end] of readFileSync(root + file, 'utf8').matchAll(LITERAL)) {
      if (dot === '.' || end === '${') begun.add(key + dot);
      else whole.add(key);
    }
  }
  return { whole, begun };
};

const PLURAL = /_(zero|one|two|few|many|other)$/;
const { whole, begun } = keysInSources();
const keys = Object.keys(english);
const stems = new Set(keys.flatMap((key) => [key, key.replace(PLURAL, '')]));

describe('the English texts', () => {
  it('have every key that the code names', () => {
    // A route names its title key without the TITLE suffix (specification, point 2).
    const missing = [...whole].filter((key) => !stems.has(key) && !stems.has(`${key}.TITLE`));
    expect(missing).toEqual([]);
  });

  it('have no key that the code does not use, but those of the specification’s catalogue', () => {
    const reserved = new Set(Object.keys(catalogue));
    const unused = keys.filter((key) => {
      const stem = key.replace(PLURAL, '');
      const named = [key, stem, stem.replace(/\.TITLE$/, '')].some((name) => whole.has(name));
      return !named && !reserved.has(key) && ![...begun].some((start) => key.startsWith(start));
    });
    expect(unused).toEqual([]);
  });

  it('are all written, and every plural has its general form', () => {
    const empty = keys.filter((key) => english[key]?.trim() === '');
    const lonely = keys.filter(
      (key) => PLURAL.test(key) && !stems.has(key.replace(PLURAL, '_other')),
    );
    expect([...empty, ...lonely]).toEqual([]);
  });
});
