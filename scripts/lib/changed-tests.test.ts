import { expect, test } from 'vitest';
import { testSelection } from './changed-tests.ts';

const BY_IMPORTS = ['--changed', 'abc'];
const select = (...changed: string[]) => testSelection('abc', changed);

test('a change in widgets skips tests that only import the registry', () => {
  const selected = select(
    'packages/widgets/price-tag/view.tsx',
    'packages/widgets/divider/style.ts',
    'packages/widgets/registry/views.gen.ts',
    'packages/i18n/registry/en/widgets.gen.ts',
    'changes/price-tag.md',
  );
  expect(selected).toContain('packages/');
  expect(selected).toContain('e2e/conformance/');
  expect(selected).not.toContain('--changed');
});

test('any other change selects tests by imports', () => {
  expect(select('packages/widgets/divider/style.ts', 'apps/server/main.ts')).toEqual(BY_IMPORTS);
  expect(select('packages/widgets/kit/define.ts')).toEqual(BY_IMPORTS);
  expect(select('packages/widgets/checks.ts')).toEqual(BY_IMPORTS);
  expect(select('packages/widgets/registry/views.gen.ts')).toEqual(BY_IMPORTS);
  expect(select()).toEqual(BY_IMPORTS);
});
