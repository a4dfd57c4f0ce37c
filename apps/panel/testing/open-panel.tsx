import { type BootConfig, RpcError, SETTINGS, type User } from '@plinth/contract';
import { type Bundle, loadI18n } from '@plinth/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act, waitFor } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { createQueryClient } from '../boot/query-client.ts';
import type { PanelRoute } from '../router/route.ts';
import { RoutesContext } from '../router/routes-context.ts';
import { routes } from '../routes.gen.ts';
import { type Boot, BootContext } from '../session/boot.ts';
import { createPanelRouter } from '../shell/create-router.tsx';
import { type Answers, answerCalls } from './answer-calls.ts';
import { renderPanel } from './render-panel.tsx';

export const SITE_URL = 'https://harbor.example';

const BOOT = {
  config: {
    address: SITE_URL,
    site_name: 'Harbor',
    language_locale: 'en',
    time_zone: 'UTC',
    main_page: 1,
    permalinks: true,
    suffix: '',
    features: {},
    theme_presets: ['button'],
  } as Partial<BootConfig> as BootConfig,
  user: { id: 1, name: 'Ada', email: 'ada@harbor.example' } as User,
} satisfies Boot;

/** The answer to the call of a list with these records. */
export const listOf = <R,>(items: readonly R[]) => ({
  ...{ items, total: items.length },
  ...{ page: 1, count: 20 },
});

type Group = { readonly group: string };
type Save = Group & { readonly values: object; readonly revision: number };

/** Settings groups in memory that are saved like on the server. */
export const fakeSettings = (stored: { readonly [group: string]: object } = {}) => {
  const groups = new Map<string, { values: object; secrets: object; revision: number }>();
  for (const { name, schema } of SETTINGS) {
    const values = schema.parse({ ...stored[name] });
    groups.set(name, { values, secrets: {}, revision: 1 });
  }
  const get = (group: string) => {
    const record = groups.get(group);
    if (!record) throw new RpcError('NOT_FOUND');
    return record;
  };
  /** Saves values, as someone else would. */
  const change = (group: string, values: object) => {
    const { revision, ...record } = get(group);
    const next = { ...record, values: { ...record.values, ...values }, revision: revision + 1 };
    groups.set(group, next);
    return next;
  };
  const answers: Answers = {
    'SettingsService.get': ({ group }: Group) => get(group),
    'SettingsService.save': ({ group, values, revision }: Save) => {
      const current = get(group).revision;
      if (revision !== current) throw new RpcError('CONFLICT', { revision: current });
      return change(group, values);
    },
  };
  return {
    answers,
    change,
    values: (group: string) => get(group).values,
    revision: (group: string) => get(group).revision,
  };
};

type Options = {
  readonly isGuest?: boolean;
  /** Shows header and navigation around the screen. */
  readonly hasShell?: boolean;
  readonly config?: Partial<BootConfig>;
  /** Routes that only a test has. */
  readonly more?: readonly PanelRoute[];
};

/** Shows a screen of the panel to a signed-in owner; `answers` replace the server. */
export async function openPanel(path: string, answers: Answers, options: Options = {}) {
  const { isGuest = false, hasShell = false, more = [] } = options;
  const boot = { ...BOOT, config: { ...BOOT.config, ...options.config } };
  const calls = answerCalls(answers);
  const i18n = await loadI18n<Bundle>(['common', 'auth', 'panel']);
  const history = createMemoryHistory({ initialEntries: [path] });
  const all = [...routes, ...more];
  const shown = hasShell ? all : all.map((route) => ({ ...route, frame: 'full' as const }));
  const router = createPanelRouter({ routes: shown, isGuest, history, loadTexts: i18n.load });
  // Loads the code of the screen, which can take longer than a test waits for an element.
  await router.load();
  const queries = createQueryClient();
  // Runs after the panel is unmounted, so that nothing queries again.
  onTestFinished(() => queries.clear());
  renderPanel(
    <BootContext value={isGuest ? { ...boot, user: null } : boot}>
      <QueryClientProvider client={queries}>
        <RoutesContext value={routes}>
          <RouterProvider router={router} />
        </RoutesContext>
      </QueryClientProvider>
    </BootContext>,
  );
  // Runs before the panel is unmounted: a screen that still loads would otherwise arrive after the
  // document of this test file is gone.
  onTestFinished(() =>
    waitFor(() => {
      if (router.state.status === 'pending') throw new Error(`${path} still loads.`);
    }),
  );
  return {
    history,
    calls,
    go: (to: string) => act(async () => history.push(to)),
    back: () => act(async () => history.back()),
    path: () => router.state.location.pathname,
    /** The parameters of the calls of a method. */
    paramsOf: (method: string) => calls.filter((one) => one.method === method).map((c) => c.params),
  };
}
