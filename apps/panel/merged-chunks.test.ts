import { expect, test } from 'vitest';
import { type Chunk, planChunks } from './merged-chunks.ts';

type Made = {
  readonly imports?: readonly string[];
  readonly later?: readonly string[];
  readonly entry?: 'first' | 'later';
  readonly size?: number;
};

/** A chunk of one module, which is called like it. */
const chunk = (
  name: string,
  { imports = [], later = [], entry, size = 100 }: Made = {},
): Chunk => ({
  fileName: name,
  imports: [...imports],
  dynamicImports: [...later],
  moduleIds: [name],
  code: 'x'.repeat(size),
  isEntry: entry === 'first',
  isDynamicEntry: entry === 'later',
  facadeModuleId: entry ? `/app/${name}` : null,
});

const MOMENTS = { start: '/main', editor: '/editor', tools: '/tools' };

const planOf = (...chunks: readonly Chunk[]) =>
  Object.fromEntries(planChunks(chunks, MOMENTS).entries());

const main = (imports: readonly string[] = []) =>
  chunk('main', { entry: 'first', imports, later: ['editor', 'list'] });
const editor = (imports: readonly string[] = []) =>
  chunk('editor', { entry: 'later', imports, later: ['tools', 'dialog'] });
const tools = (imports: readonly string[] = []) => chunk('tools', { entry: 'later', imports });
const dialog = (imports: readonly string[] = []) => chunk('dialog', { entry: 'later', imports });
const list = (imports: readonly string[] = []) => chunk('list', { entry: 'later', imports });

test('what two moments share comes with the earlier one', () => {
  const plan = planOf(
    main(['a']),
    editor(['a', 'b']),
    tools(['b', 'c']),
    ...'abc'.split('').map((name) => chunk(name)),
  );
  expect(plan).toEqual({ a: 'start', b: 'editor', c: 'tools' });
});

test('what follows a moment in any case shares with it', () => {
  const plan = planOf(main(), editor(['a']), tools(), dialog(['a']), chunk('a', { size: 50_000 }));
  expect(plan).toEqual({ a: 'editor' });
});

test('what others use without that moment stays apart, unless it is small', () => {
  const plan = planOf(
    main(),
    editor(['small', 'large']),
    tools(),
    list(['small', 'large']),
    chunk('small'),
    chunk('large', { size: 50_000 }),
  );
  expect(plan).toEqual({ small: 'editor-shared' });
});

test('a small chunk that brings a large one along stays with it', () => {
  const plan = planOf(
    main(),
    editor(['small']),
    tools(),
    list(['small']),
    chunk('small', { imports: ['large'] }),
    chunk('large', { size: 50_000 }),
  );
  expect(plan).toEqual({});
});

test('entries and what no moment loads are left to the bundler', () => {
  expect(planOf(main(), editor(), tools(), list(['own']), chunk('own'))).toEqual({});
});
