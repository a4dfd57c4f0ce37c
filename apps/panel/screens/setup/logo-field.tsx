import { FileInput } from '@mantine/core';
import { useI18n } from '@plinth/i18n/react';
import { type ReactNode, useState } from 'react';
import { sendFile } from '../../media/send-file.ts';
import { failureKey, failureOf } from '../../rpc/failure.ts';

type Logo = { readonly id: number; readonly url: string };

type LogoFieldProps = {
  /** Whether a drawn logo is chosen in place of a file. */
  readonly isDrawn: boolean;
  readonly onChange: (logo: Logo | null) => void;
};

/** Uploads the logo, and shows it on a light and a dark ground. */
export const LogoField = ({ isDrawn, onChange }: LogoFieldProps) => {
  const { t, has } = useI18n();
  const [url, setUrl] = useState<string | null>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const [problem, setProblem] = useState<ReactNode>(null);
  const [isBusy, setBusy] = useState(false);
  const upload = async (file: File | null) => {
    setChosen(file);
    setProblem(null);
    setUrl(null);
    onChange(null);
    if (!file) return;
    setBusy(true);
    try {
      const media = await sendFile(file, null, {});
      setUrl(media.url);
      onChange(media);
    } catch (error) {
      setProblem(t(failureKey(failureOf(error), 'SETUP.FACTS.LOGO_FAILED', has)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <FileInput
        label={t('SETUP.FACTS.LOGO')}
        description={t('SETUP.FACTS.LOGO_HINT')}
        placeholder={t('SETUP.FACTS.LOGO_CHOOSE')}
        accept="image/*"
        size="md"
        clearable
        disabled={isBusy}
        error={problem}
        value={isDrawn ? null : chosen}
        onChange={(file) => void upload(file)}
      />
      {url && !isDrawn && (
        <div className="setup-logo">
          <img src={url} alt="" />
          <img src={url} alt="" data-dark />
        </div>
      )}
    </div>
  );
};
