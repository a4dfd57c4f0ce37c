import { Center } from '@mantine/core';
import { knownText } from '@plinth/i18n';
import { useI18n } from '@plinth/i18n/react';
import { ErrorCard, SiteZoneProvider, UnderConstructionProvider } from '@plinth/ui';
import { useQuery } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Component, type ReactNode, useEffect, useMemo } from 'react';
import { Failure } from '../router/failure.tsx';
import { createHashBangHistory } from '../router/hash-history.ts';
import { Loading } from '../router/loading.tsx';
import { RoutesContext } from '../router/routes-context.ts';
import { enabledRoutes } from '../router/start.ts';
import { routes } from '../routes.gen.ts';
import { failureOf } from '../rpc/failure.ts';
import { type Boot, BootContext, bootQuery } from '../session/boot.ts';
import { useFollowLaunch } from '../session/follow-launch.ts';
import { adoptLanguage } from '../session/language.ts';
import { createPanelRouter } from '../shell/create-router.tsx';
import { SignInAgain } from '../shell/sign-in-again.tsx';

const Crashed = ({ error }: { readonly error: unknown }) => (
  <Center mih="100dvh" p="lg">
    <Failure error={error} />
  </Center>
);

/** Error boundary: shows an error screen instead of a blank page. */
class CrashFence extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('nothing') };
  }

  override render() {
    return this.state.error === null ? this.props.children : <Crashed error={this.state.error} />;
  }
}

const LoadedPanel = ({ boot }: { readonly boot: Boot }) => {
  const i18n = useI18n();
  const isGuest = boot.user === null;
  useFollowLaunch(boot);
  const { features } = boot.config;
  const paths = enabledRoutes(routes, features)
    .map(({ path }) => path)
    .join(' ');
  // A flag of another feature must not start the panel anew.
  const enabled = useMemo(() => {
    const known = new Set(paths.split(' '));
    return routes.filter(({ path }) => known.has(path));
  }, [paths]);
  const router = useMemo(
    () =>
      createPanelRouter({
        routes: enabled,
        isGuest,
        history: createHashBangHistory(),
        loadTexts: i18n.load,
      }),
    [enabled, isGuest, i18n],
  );
  return (
    <BootContext value={boot}>
      <UnderConstructionProvider value={boot.config.is_under_construction}>
        <SiteZoneProvider value={boot.config.time_zone}>
          <RoutesContext value={enabled}>
            <RouterProvider router={router} />
            <SignInAgain />
          </RoutesContext>
        </SiteZoneProvider>
      </UnderConstructionProvider>
    </BootContext>
  );
};

/** Loads the boot configuration and the signed-in user, then renders the panel. */
export const Panel = () => {
  const i18n = useI18n();
  const boot = useQuery(bootQuery);
  const language = boot.data?.user && boot.data.config.language_locale;
  useEffect(() => {
    if (language) void adoptLanguage(i18n, language);
  }, [i18n, language]);
  if (boot.data) {
    return (
      <CrashFence>
        <LoadedPanel boot={boot.data} />
      </CrashFence>
    );
  }
  if (!boot.error) return <Loading />;
  const { message, incident } = failureOf(boot.error);
  return (
    <Center mih="100dvh" p="lg">
      <ErrorCard
        message={knownText(i18n, message, {
          fallback: 'COMMON.MESSAGES.LOAD_DATA_FROM_SERVER_ERROR',
        })}
        incident={incident}
        onRetry={() => void boot.refetch()}
      />
    </Center>
  );
};
