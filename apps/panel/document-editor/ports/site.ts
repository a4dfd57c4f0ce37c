import type { SitePort, SiteScreen } from '@plinth/editor';
import { useCallback, useMemo } from 'react';
import type { ShownFile } from '../../data/page-data.ts';
import type { useMediaPicker } from '../../media/use-media-picker.tsx';
import { useGo } from '../../router/links.tsx';
import { useBoot } from '../../session/boot.ts';
import { useChangeLogo } from './use-change-logo.ts';

/** Where the panel has the screens that the editor leads to. */
const SCREEN_PATHS: { readonly [S in SiteScreen]: string } = {
  facts: '/settings/facts/',
  general: '/settings/general/',
  sharing: '/settings/sharing/',
  menus: '/menus/',
  values: '/design/values/',
  blog: '/blog/settings/',
  mail: '/settings/mail_options/',
  analytics: '/settings/analytics/',
  integration: '/settings/integration/',
  redirects: '/settings/redirects/',
  code: '/settings/code_injection/',
};

type Needs = Pick<SitePort, 'context'> &
  Pick<ReturnType<typeof useMediaPicker>, 'pickFile'> & {
    /** Caches the chosen logo. */
    readonly keep: (file: ShownFile) => void;
  };

/** Site data, and the panel's screens of the site's settings. */
export function useSitePort({ context, pickFile, keep }: Needs): SitePort {
  const go = useGo();
  const { features } = useBoot().config;
  const pickLogo = useCallback(
    async (chosen: number | null) => {
      const file = await pickFile({ selected: chosen, type: 'images', isOwn: true });
      if (file) keep(file);
      return file;
    },
    [pickFile, keep],
  );
  const changeLogo = useChangeLogo(pickLogo);
  return useMemo(
    () => ({
      context,
      features,
      openScreen: (screen) => go(SCREEN_PATHS[screen]),
      changeLogo,
    }),
    [context, features, go, changeLogo],
  );
}
