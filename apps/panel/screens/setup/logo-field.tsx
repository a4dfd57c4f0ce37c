import { FileInput } from '@mantine/core';
import { useI18n } from '@plinth/i18n/react';
import { type ReactNode, useState } from 'react';
import { sendFile } from '../../media/send-file.ts';
import { failureKey, failureOf } from '../../rpc/failure.ts';

type Logo = { readonly id: number; readonly url: string };

type LogoFieldProps = { readonly onChange: (logo: Logo | null) => void };

/** Uploads the logo, and shows it on a light and a dark ground. */
export const LogoField = ({ onChange }: LogoFieldProps) => {
  const { t, has } = useI18n();
  const [url, setUrl] = useState<string | null>(null);
  const [problem, setProblem] = useState<ReactNode>(null);
  const [isBusy, setBusy] = useState(false);
  const upload = async (file: File | null) => {
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
        onChange={(file) => void upload(file)}
      />
      {url && (
        <div className="setup-logo">
          <img src={url} alt="" />
          <img src={url} alt="" data-dark />
        </div>
      )}
    </div>
  );
};
