import { Button, TextInput } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { type FormEvent, useState } from 'react';
import { useServices } from '../../core/session/services.ts';
import type { UndescribedImage } from './problem.ts';

type AltTextFormProps = {
  readonly image: UndescribedImage;
  readonly submitLabel: string;
  readonly onSubmit: (text: string) => void;
};

/** Shows an image next to a field for its alt text. */
export function AltTextForm({ image, submitLabel, onSubmit }: AltTextFormProps) {
  const t = useT();
  const { context: site } = useServices().ports.site;
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const media = site.media(image.media);
  if (!media) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const alt = text.trim();
    if (alt === '') setMissing(true);
    else onSubmit(alt);
  };
  return (
    <form className="pl-alt-text" onSubmit={submit} noValidate>
      <img
        src={media.url}
        srcSet={media.sources.at(-1)?.srcset}
        sizes="280px"
        alt=""
        data-testid="alt-text-image"
      />
      <TextInput
        size="xs"
        label={t('EDITOR.CHECK.ALT_FOR', { name: media.name })}
        placeholder={t('EDITOR.CHECK.ALT_PLACEHOLDER')}
        maxLength={image.maxLength}
        value={text}
        error={isMissing && t('EDITOR.CHECK.ALT_MISSING')}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setMissing(false);
        }}
        data-testid="alt-text"
      />
      <Button type="submit" size="compact-xs" data-testid="repair-describe">
        {submitLabel}
      </Button>
    </form>
  );
}
