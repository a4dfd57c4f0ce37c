import { Button, CopyButton, Group, Text, TextInput } from '@mantine/core';
import { useFormat, useT } from '@plinth/i18n/react';
import { useEffect, useRef } from 'react';
import type { SignedUrl } from '../../core/ports/preview/port.ts';
import { useRequest } from '../../core/ports/use-request.ts';
import { useServices } from '../../core/session/services.ts';
import { DelayedLoader } from './delayed-loader.tsx';
import { NoPreview } from './no-preview.tsx';

/** The created link, or its loading and error states. */
export function PrivateLink() {
  const { preview } = useServices().ports;
  const { value: link, hasFailed, reload } = useRequest(preview.stored);
  const whole = useRef<HTMLDivElement>(null);
  const retry = () => {
    whole.current?.focus();
    reload();
  };
  return (
    // Takes the focus, because the pressed button is gone.
    <div ref={whole} tabIndex={-1} data-autofocus className="pl-private-link">
      {link ? (
        <Address link={link} />
      ) : hasFailed ? (
        <NoPreview onRetry={retry} />
      ) : (
        <DelayedLoader />
      )}
    </div>
  );
}

function Address({ link }: { readonly link: SignedUrl }) {
  const t = useT();
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const url = new URL(link.url, window.location.href).href;
  return (
    <>
      <Group gap="xs" align="end" wrap="nowrap">
        <TextInput
          ref={input}
          label={t('EDITOR.PREVIEW_LINK.ADDRESS')}
          value={url}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
          flex={1}
        />
        <CopyButton value={url}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {t(copied ? 'EDITOR.PREVIEW_LINK.COPIED' : 'EDITOR.PREVIEW_LINK.COPY')}
            </Button>
          )}
        </CopyButton>
      </Group>
      <Text size="xs" c="dimmed" mt="xs">
        {t('EDITOR.PREVIEW_LINK.HINT', { time: format.dateTime(link.expires) })}
      </Text>
    </>
  );
}
