import type { ThemeRecord } from '@plinth/contract';
import { useFormat, useI18n } from '@plinth/i18n/react';
import { confirm, toast } from '@plinth/ui';
import { useState } from 'react';
import { client } from '../../../rpc/client.ts';
import { failureKey, failureOf } from '../../../rpc/failure.ts';
import { problemTexts } from '../../../updates/problem-texts.ts';

/** Why the version of a theme wasn't changed. */
export type RefusedVersion = {
  readonly id: string;
  readonly title: string;
  readonly reason: string;
};

const UPDATE_PROBLEM = /^MODULE\.UPDATES\.(\w+)$/;

/** Changes themes to newer versions, and back. */
export const useThemeVersions = (changed: () => Promise<unknown>) => {
  const i18n = useI18n();
  const format = useFormat();
  const [busy, setBusy] = useState<string | null>(null);
  const [refused, setRefused] = useState<RefusedVersion | null>(null);

  const reasonOf = (error: unknown): string => {
    const failure = failureOf(error);
    const key = failureKey(failure, 'MODULE.THEMES.VERSION_FAILED', i18n.has);
    const [, problem] = UPDATE_PROBLEM.exec(key) ?? [];
    if (problem === undefined) return i18n.t(key, failure.values);
    const { reason, remedy } = problemTexts(i18n, { key: problem, details: failure.values });
    return remedy === null ? reason : `${reason} ${remedy}`;
  };
  const change = async (
    { id, name, version }: ThemeRecord,
    action: () => Promise<ThemeRecord>,
    doneText: (version: string) => string,
  ) => {
    setBusy(id);
    setRefused(null);
    try {
      const { version: installed } = await action();
      toast(doneText(installed));
    } catch (error) {
      // Without an answer, the server may still install it.
      const isUnknown = failureOf(error).type === 'NETWORK';
      const title = isUnknown ? name : i18n.t('MODULE.THEMES.VERSION_STAYS', { name, version });
      setRefused({ id, title, reason: reasonOf(error) });
    }
    await changed();
    setBusy(null);
  };
  return {
    busy,
    refused,
    dismiss: () => setRefused(null),
    update: async (theme: ThemeRecord) => {
      const { id, name, version: current, update } = theme;
      if (!update) return;
      const { version, size } = update;
      const isSure = await confirm({
        title: i18n.t('MODULE.THEMES.UPDATE_TITLE', { name, version }),
        text: i18n.t('MODULE.THEMES.UPDATE_TEXT', { current, size: format.fileSize(size) }),
        confirmLabel: i18n.t('MODULE.THEMES.UPDATE'),
        cancelLabel: i18n.t('COMMON.ACTION.CANCEL'),
      });
      if (!isSure) return;
      await change(
        theme,
        () => client.ThemesService.update({ id, version }),
        (installed) => i18n.t('MODULE.THEMES.UPDATED', { name, version: installed }),
      );
    },
    goBack: async (theme: ThemeRecord) => {
      const { id, name, former_version: version } = theme;
      if (version === null) return;
      await change(
        theme,
        () => client.ThemesService.goBack({ id, version }),
        (installed) => i18n.t('MODULE.THEMES.WENT_BACK', { name, version: installed }),
      );
    },
  };
};

export type ThemeVersions = ReturnType<typeof useThemeVersions>;
