/** Finds the slug that is most similar to another one, among many. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { editDistance } from './edit-distance.ts';

const wordsIn = (slug: string): ReadonlySet<string> =>
  new Set(slug.split(/[-_.+]+/).filter((word) => word.length > 1));

/** Pairs of neighboring characters, also of the first and last one with the edge. */
function pairsIn(slug: string): ReadonlySet<string> {
  const text = `\n${slug}\n`;
  return new Set(Array.from({ length: slug.length + 1 }, (_, at) => text.slice(at, at + 2)));
}

/** Places in the list of slugs, by a part that these have. */
type Places = Map<string, number[]>;

function addPlace(places: Places, parts: ReadonlySet<string>, at: number): void {
  for (const part of parts) {
    const known = places.get(part);
    if (known) known.push(at);
    else places.set(part, [at]);
  }
}

/** How many of the parts each of the slugs has. */
function countShared(places: Places, parts: ReadonlySet<string>, slugs: number): Uint16Array {
  const shared = new Uint16Array(slugs);
  for (const part of parts)
    for (const at of places.get(part) ?? []) shared[at] = (shared[at] ?? 0) + 1;
  return shared;
}

/** The places of slugs that share anything, those with the most first. */
const mostShared = (shared: Uint16Array): readonly number[] =>
  Array.from(shared.keys())
    .filter((at) => shared[at] !== 0)
    .sort((a, b) => (shared[b] ?? 0) - (shared[a] ?? 0) || a - b);

/** How unlike another slug is: from 0 to below 1. */
type Similar = { readonly slug: string; readonly score: number };

/** Pairs that an edit changes at most: a swap of two neighbors. */
const PAIRS_PER_EDIT = 3;

const MIN_SHARED_WORDS = 0.5;

const SLUGS_PER_TURN = 1_000;

/** Returns a function that returns the most similar of the slugs. Undefined if none is similar. */
export async function createSlugIndex(all: Iterable<string>) {
  const slugs = [...new Set(all)].filter((slug) => slug !== '');
  const known = new Set(slugs);
  const wordCounts: number[] = [];
  const byWord: Places = new Map();
  const byPair: Places = new Map();
  for (const [at, slug] of slugs.entries()) {
    if (at % SLUGS_PER_TURN === 0) await nextTurn();
    const words = wordsIn(slug);
    wordCounts.push(words.size);
    addPlace(byWord, words, at);
    addPlace(byPair, pairsIn(slug), at);
  }

  const closestByEdits = (wanted: string): Similar | undefined => {
    const pairs = pairsIn(wanted);
    const shared = countShared(byPair, pairs, slugs.length);
    let best: Similar | undefined;
    for (const at of mostShared(shared)) {
      const slug = slugs[at] ?? '';
      const length = Math.max(slug.length, wanted.length);
      const better = best === undefined ? length : Math.ceil(best.score * length) - 1;
      const limit = Math.min(Math.floor(length / 4), better);
      if (limit < 1 || (shared[at] ?? 0) < pairs.size - PAIRS_PER_EDIT * limit) continue;
      const distance = editDistance(wanted, slug, limit);
      if (distance <= limit) best = { slug, score: distance / length };
    }
    return best;
  };

  const closestByWords = (wanted: string): Similar | undefined => {
    const words = wordsIn(wanted);
    const shared = countShared(byWord, words, slugs.length);
    let best: Similar | undefined;
    for (const [at, count] of shared.entries()) {
      const part = count / (words.size + (wordCounts[at] ?? 0) - count);
      if (count > 0 && part >= MIN_SHARED_WORDS && 1 - part < (best?.score ?? 1))
        best = { slug: slugs[at] ?? '', score: 1 - part };
    }
    return best;
  };

  return (slug: string): string | undefined => {
    if (slug === '' || known.has(slug)) return slug || undefined;
    const [edited, related] = [closestByEdits(slug), closestByWords(slug)];
    return (related?.score ?? 1) < (edited?.score ?? 1) ? related?.slug : edited?.slug;
  };
}
