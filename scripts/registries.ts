import { staleRegistries, writeRegistries } from './registries/write.ts';

/**
 * Writes `packages/widgets/registry/*.gen.ts` out of the widgets' folders, so that nobody has to list a
 * widget by hand. `--check` writes nothing and fails when a file is not what it would be.
 */
const isCheck = process.argv.includes('--check');
const names = isCheck ? staleRegistries().map(({ name }) => name) : writeRegistries();

if (isCheck && names.length > 0) {
  process.stderr.write(`Out of date: ${names.join(', ')}. Run: npm run registries\n`);
  process.exit(1);
}
process.stdout.write(
  names.length === 0 ? 'Widget registries are up to date.\n' : `Written: ${names.join(', ')}\n`,
);
