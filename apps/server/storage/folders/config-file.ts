import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartupError } from '../errors.ts';

const Value = z.union(
  [z.string(), z.number(), z.boolean()],
  'neither text nor number nor true or false',
);
const Values = z.record(z.string(), Value, 'no object');

function read(file: string): z.infer<typeof Values> {
  const { data, error } = Values.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (data) return data;
  const [issue] = error.issues;
  throw new Error([...(issue?.path ?? []), issue?.message].join(' is '));
}

/** Levenshtein distance. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [index, counterpart] of [...other].entries()) {
      const replaced = (row[index] ?? 0) + (letter === counterpart ? 0 : 1);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The known name that is closest to a misspelled one. */
const closestName = (name: string, known: readonly string[]): string | undefined =>
  known
    .map((candidate) => ({ candidate, far: editDistance(name.toUpperCase(), candidate) }))
    .sort((a, b) => a.far - b.far)[0]?.candidate;

/**
 * Reads the settings in `plinth.config.json` as text. Empty if the file doesn't exist. Throws
 * `StartupError` for an invalid file or a name that isn't in `known`.
 */
export function readConfigFile(data: string, known: readonly string[]): Record<string, string> {
  const file = join(data, 'plinth.config.json');
  if (!existsSync(file)) return {};
  let values: z.infer<typeof Values>;
  try {
    values = read(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new StartupError(
      `${file} is not a JSON object of settings (${reason}). Fix or delete it.`,
    );
  }
  const unknown = Object.keys(values).find((name) => !known.includes(name));
  if (unknown === 'PLINTH_DATA') {
    throw new StartupError(
      `${file} sets PLINTH_DATA, the folder it is in. Set PLINTH_DATA in the environment instead.`,
    );
  }
  if (unknown !== undefined) {
    throw new StartupError(
      `${file} has the unknown setting ${JSON.stringify(unknown)}. Did you mean ${closestName(unknown, known)}? Fix or delete it.`,
    );
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}
