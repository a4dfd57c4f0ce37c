import { z } from 'zod';
import type { Revisions } from '../core/ports/saving/port.ts';
import type { EditorSession } from '../core/session/types.ts';

const Revision = z.number().nullable();

/** The ids of the sections, their revisions, and the design. */
const Version = z.tuple([
  z.array(z.string()),
  z.number(),
  Revision,
  Revision,
  z.string().nullable(),
]);

/** Identifies stored documents: changes with every saved revision. */
export function storedVersion(
  { sections }: Pick<EditorSession, 'sections'>,
  { content, header, footer }: Revisions,
  design: string | null,
): string {
  const ids = sections.map(({ name, id }) => `${name} ${id}`);
  const version: z.output<typeof Version> = [ids, content, header ?? null, footer ?? null, design];
  return JSON.stringify(version);
}

const parse = (version: string) => {
  try {
    return Version.safeParse(JSON.parse(version)).data;
  } catch {
    return undefined;
  }
};

/** Whether any section was saved between two versions. A site restored from a backup is earlier. */
export function isLaterVersion(version: string, than: string): boolean {
  const [, ...now] = parse(version) ?? [];
  const [, ...before] = parse(than) ?? [];
  return [0, 1, 2].some((index) => Number(now[index] ?? 0) > Number(before[index] ?? Infinity));
}
