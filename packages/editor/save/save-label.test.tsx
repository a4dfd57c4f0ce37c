// @vitest-environment happy-dom
import type { PageStatus } from '@plinth/model';
import { UnderConstructionProvider } from '@plinth/ui';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useSaveLabel } from './save-label.ts';

afterEach(cleanup);

function labelOf(status: PageStatus, { isUnderConstruction = false, changesSite = false } = {}) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <UnderConstructionProvider value={isUnderConstruction}>{children}</UnderConstructionProvider>
  );
  return renderHook(() => useSaveLabel(status, changesSite), { wrapper }).result.current;
}

test('the save label says whether visitors see the page after it', () => {
  const labels = (['draft', 'pending', 'future', 'publish'] as const).map((status) =>
    labelOf(status),
  );
  expect(labels).toEqual([
    ...['EDITOR.SAVE.DRAFT', 'EDITOR.SAVE.PENDING', 'EDITOR.SAVE.FUTURE', 'EDITOR.SAVE.PUBLISH'],
  ]);
  expect(labelOf('publish', { isUnderConstruction: true })).toBe('EDITOR.SAVE.READY');
});

test('a draft says so if its save changes live pages', () => {
  expect(labelOf('draft', { changesSite: true })).toBe('EDITOR.SAVE.SITE');
  expect(labelOf('publish', { changesSite: true })).toBe('EDITOR.SAVE.PUBLISH');
});
