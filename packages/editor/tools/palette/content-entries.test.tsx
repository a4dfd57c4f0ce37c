// @vitest-environment happy-dom
import { type Bundle, loadI18n } from '@plinth/i18n';
import { AppProvider } from '@plinth/ui';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { fakeContent } from '../../core/ports/content/fake.ts';
import {
  type EditedOwner,
  type EditorServices,
  ServicesContext,
} from '../../core/session/services.ts';
import { fakePorts } from '../../core/testing/fake-ports.ts';
import { useContentEntries } from './content-entries.tsx';

const i18n = await loadI18n<Bundle>(['common', 'editor']);

test('a search that fails is told from one that finds nothing', async () => {
  onTestFinished(cleanup);
  let isOffline = true;
  const known = fakeContent();
  const find = async (search: string) => {
    if (isOffline) throw new Error('Offline');
    return known.find(search);
  };
  const services = {
    owner: { kind: 'page', id: 2 } as Partial<EditedOwner> as EditedOwner,
    ports: fakePorts({ content: { ...known, find } }),
  } as Partial<EditorServices> as EditorServices;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppProvider i18n={i18n} nonce="">
      <ServicesContext value={services}>{children}</ServicesContext>
    </AppProvider>
  );
  const { result, rerender } = renderHook(useContentEntries, { wrapper, initialProps: 'home' });
  await waitFor(() => expect(result.current).toEqual({ entries: [], isFailed: true }));
  isOffline = false;
  act(() => rerender('hom'));
  await waitFor(() => expect(result.current.isFailed).toBe(false));
  expect(result.current.entries.map(({ id }) => id)).toEqual(['page-1']);
});
