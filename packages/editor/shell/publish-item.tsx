import { Menu } from '@mantine/core';
import { knownText } from '@plinth/i18n';
import { useI18n } from '@plinth/i18n/react';
import { toast, useIsUnderConstruction } from '@plinth/ui';
import { IconWorldUpload } from '@tabler/icons-react';
import { liveLink } from '../core/session/live-link.ts';
import { useServices } from '../core/session/services.ts';
import { useSave } from '../save/use-save.ts';
import { usePublishCheck } from '../tools/checks/publish-question.ts';

/** Saves and publishes a document that isn't live yet, after a question if something is wrong on it. */
export function usePublish(): () => Promise<unknown> {
  const i18n = useI18n();
  const { t } = i18n;
  const { owner, ports } = useServices();
  const isUnderConstruction = useIsUnderConstruction();
  const save = useSave();
  const check = usePublishCheck();
  const publish = async () => {
    // Repairs in the dialog of the check are changes, too.
    if (!(await save())) return;
    const outcome = await ports.saving.publish();
    if ('problem' in outcome) {
      const text = knownText(i18n, outcome.problem, { fallback: 'COMMON.MESSAGES.UPDATE_ERROR' });
      return toast(text, { kind: 'error' });
    }
    const { url } = outcome;
    return toast(
      t(isUnderConstruction ? 'EDITOR.PUBLISHED_READY' : 'EDITOR.PUBLISHED'),
      url === null ? {} : liveLink(t, owner, url),
    );
  };
  return async () => {
    if (await save()) await check(() => void publish());
  };
}

/** The menu item that publishes the document, or makes it ready for the launch. */
export function PublishItem(props: { readonly 'data-testid': string }) {
  const { t } = useI18n();
  const isUnderConstruction = useIsUnderConstruction();
  const publish = usePublish();
  return (
    <Menu.Item
      leftSection={<IconWorldUpload size={16} />}
      onClick={() => void publish()}
      {...props}
    >
      {t(isUnderConstruction ? 'EDITOR.PUBLISH_READY' : 'EDITOR.PUBLISH')}
    </Menu.Item>
  );
}
