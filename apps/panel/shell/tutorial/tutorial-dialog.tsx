import { Checkbox, Modal } from '@mantine/core';
import { useI18n } from '@plinth/i18n/react';
import { useMemo, useState } from 'react';
import { useBoot } from '../../session/boot.ts';
import { tutorialUrl } from './use-tutorial.ts';
import { setTutorialsOpen, tutorialsOpen } from './visits.ts';
import './tutorial.css';

type TutorialDialogProps = { readonly section: string; readonly onClose: () => void };

/** A section's tutorial in a frame of the hub, without scripts. */
export const TutorialDialog = ({ section, onClose }: TutorialDialogProps) => {
  const { t, locale } = useI18n();
  const { config, user } = useBoot();
  const userId = user?.id ?? 0;
  const [opens, setOpens] = useState(() => tutorialsOpen(userId));
  const url = useMemo(() => tutorialUrl(config, { locale, section }), [config, locale, section]);
  return (
    <Modal opened onClose={onClose} title={t('SHELL.TUTORIAL')} size={960}>
      <iframe
        className="tutorial-frame"
        title={t('SHELL.TUTORIAL')}
        src={url}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
      />
      <Checkbox
        mt="md"
        label={t('SHELL.TUTORIAL_QUIET')}
        checked={!opens}
        onChange={({ currentTarget: { checked } }) => {
          setOpens(!checked);
          setTutorialsOpen(userId, !checked);
        }}
      />
    </Modal>
  );
};
