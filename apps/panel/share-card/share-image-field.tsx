import { Button, Group, Input, Text } from '@mantine/core';
import { type ShareCard as Card, RpcError } from '@plinth/contract';
import { type MessageKey, validationText } from '@plinth/i18n';
import { useI18n } from '@plinth/i18n/react';
import { type ShareImageFault, type ShareImageOrigin, shareImageFault } from '@plinth/model';
import { announce } from '@plinth/ui';
import { type ReactNode, useRef, useState } from 'react';
import { ProblemText } from '../forms/problem-text.tsx';
import { useMediaFile } from '../media/media-data.ts';
import { pickLabel } from '../media/pick-label.ts';
import { useMediaPicker } from '../media/use-media-picker.tsx';
import { ShareCard } from './share-card.tsx';
import './share-image-field.css';

const ORIGINS: Record<ShareImageOrigin, MessageKey> = {
  own: 'MODULE.SHARE_CARD.ORIGIN.OWN',
  featured: 'MODULE.SHARE_CARD.ORIGIN.FEATURED',
  content: 'MODULE.SHARE_CARD.ORIGIN.CONTENT',
  site: 'MODULE.SHARE_CARD.ORIGIN.SITE',
  drawn: 'MODULE.SHARE_CARD.ORIGIN.DRAWN',
};

/** Why networks can't show the chosen image. Null if they can, or while it loads. */
function useFault(id: number | null): ShareImageFault | null {
  const { data, error } = useMediaFile(id);
  if (id === null) return null;
  if (error instanceof RpcError && error.type === 'NOT_FOUND') return 'imageMissing';
  return data ? shareImageFault(data) : null;
}

/** Props that a form passes. */
export type ShareImageInput = {
  readonly value?: number | null;
  readonly onChange?: (id: number | null) => void;
  readonly error?: ReactNode;
};

type ShareImageFieldProps = ShareImageInput & {
  readonly label: string;
  readonly description: string;
  /** With the image in effect, which may be another one than the chosen one. */
  readonly card: Card;
  readonly address: string;
  readonly isLoading?: boolean;
};

/** An image of the media library that networks can show, in a preview of what they show. */
export const ShareImageField = (props: ShareImageFieldProps) => {
  const { label, description, card, address, isLoading = false, value = null } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const { pickFile, picker } = useMediaPicker();
  const selectButton = useRef<HTMLButtonElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const fault = useFault(value);
  const refuse = (file: string, reason: ShareImageFault) => {
    const text = t('MODULE.SHARE_CARD.REFUSED', { file, reason: validationText(i18n, reason) });
    setRefusal(text);
    announce(text);
  };
  const change = (id: number | null) => {
    setRefusal(null);
    props.onChange?.(id);
  };
  const select = async () => {
    const file = await pickFile({ type: 'images', selected: value });
    if (!file) return;
    const reason = shareImageFault(file);
    if (reason) refuse(file.name, reason);
    else change(file.id);
  };
  const remove = () => {
    change(null);
    selectButton.current?.focus();
  };
  return (
    <Input.Wrapper
      className="share-image"
      role="group"
      aria-label={label}
      label={label}
      labelElement="div"
      description={description}
      error={refusal ?? (fault ? <ProblemText errorKey={fault} /> : props.error)}
      data-testid="share-image"
    >
      <ShareCard card={card} address={address} isLoading={isLoading} />
      <Group className="share-image-foot" justify="space-between" gap="sm">
        <Text c="dimmed" size="sm" data-testid="share-image-origin">
          {card.image && t(ORIGINS[card.image.origin])}
        </Text>
        <Group gap="xs">
          {value !== null && (
            <Button variant="subtle" size="xs" onClick={remove}>
              {t('COMMON.ACTION.REMOVE')}
            </Button>
          )}
          <Button ref={selectButton} variant="default" size="xs" onClick={() => void select()}>
            {t(pickLabel('images'))}
          </Button>
        </Group>
      </Group>
      {picker}
    </Input.Wrapper>
  );
};
