import { Button, Group, Progress, Text, UnstyledButton } from '@mantine/core';
import type { DrawnLogo } from '@plinth/contract';
import { keyPart, type Translate } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { IconUpload } from '@tabler/icons-react';
import { type ReactNode, type Ref, useRef } from 'react';
import type { LogoUpload, Sending, UploadedLogo } from './use-logo-upload.ts';
import type { LogoChoice as Choice } from './use-site-facts.ts';

type LogoChoiceProps = {
  /** Undefined while they load. */
  readonly drawn: readonly DrawnLogo[] | undefined;
  readonly value: Choice | null;
  readonly onChange: (choice: Choice) => void;
  readonly uploaded: UploadedLogo | null;
  readonly upload: LogoUpload;
  /** The color of the header. */
  readonly background: string;
  /** A color that the uploaded logo is seen on. */
  readonly uploadedBackground: string;
  /** What is wrong with the chosen logo. */
  readonly warning: ReactNode;
  /** Makes the uploaded logo visible. */
  readonly backdrop: ReactNode;
  /** Removes the uploaded logo. */
  readonly onRemove: () => void;
};

export const svgUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

type UploadStateProps = Pick<LogoUpload, 'sending' | 'problem'> & {
  readonly value: Choice | null;
  readonly uploaded: UploadedLogo | null;
  readonly warning: ReactNode;
  readonly backdrop: ReactNode;
  readonly onReplace: () => void;
  readonly onRemove: () => void;
};

const sendingText = (t: Translate, { name, share }: Sending): string =>
  share < 1
    ? t('SETUP.FACTS.LOGO_UPLOADING', { name, percent: Math.round(share * 100) })
    : t('SETUP.FACTS.LOGO_PROCESSING', { name });

/** The chosen logo; without one, what the site shows in its place. */
function chosenText(t: Translate, value: Choice | null, uploaded: UploadedLogo | null): string {
  if (value === null) return uploaded?.name ?? t('SETUP.FACTS.LOGO_HINT');
  return value === 'uploaded'
    ? (uploaded?.name ?? '')
    : t(`SETUP.FACTS.LOGO_STYLE.${keyPart(value)}`);
}

/** Has the same height in every state, so that what follows never moves. */
const UploadState = (props: UploadStateProps) => {
  const { value, uploaded, sending, problem, warning, backdrop, onReplace, onRemove } = props;
  const t = useT();
  const state = sending
    ? sendingText(t, sending)
    : problem || warning || chosenText(t, value, uploaded);
  const isDrawn = value !== null && value !== 'uploaded';
  const isProblem = !sending && Boolean(problem || warning);
  return (
    <Group className="setup-logo-state" justify="space-between" wrap="nowrap">
      <div>
        <Text size="sm" role="status" data-problem={isProblem || undefined}>
          {state}
        </Text>
        {backdrop}
      </div>
      {uploaded && (
        <div className="setup-logo-actions">
          <Button variant="default" size="xs" onClick={onReplace} aria-disabled={sending !== null}>
            {t(isDrawn ? 'SETUP.FACTS.LOGO_UPLOAD' : 'SETUP.FACTS.LOGO_REPLACE')}
          </Button>
          <Button variant="subtle" size="xs" onClick={onRemove} aria-disabled={sending !== null}>
            {t('COMMON.ACTION.REMOVE')}
          </Button>
        </div>
      )}
    </Group>
  );
};

type UploadTileProps = Pick<LogoUpload, 'sending'> & {
  readonly ref: Ref<HTMLButtonElement>;
  readonly uploaded: UploadedLogo | null;
  readonly isChosen: boolean;
  readonly background: string;
  readonly onClick: () => void;
};

/** Uploads an image; afterwards it's a choice like the drawn logos. */
const UploadTile = ({ ref, uploaded, sending, isChosen, background, onClick }: UploadTileProps) => {
  const t = useT();
  return (
    <UnstyledButton
      ref={ref}
      aria-label={t(uploaded ? 'SETUP.FACTS.LOGO_UPLOADED' : 'SETUP.FACTS.LOGO_UPLOAD')}
      aria-pressed={uploaded ? isChosen : undefined}
      aria-busy={sending !== null}
      data-empty={uploaded === null || undefined}
      style={uploaded ? { background } : undefined}
      onClick={onClick}
      data-testid="setup-logo-uploaded"
    >
      {uploaded ? (
        <img src={uploaded.url} alt="" />
      ) : (
        <span>
          <IconUpload size={20} aria-hidden />
          {t('SETUP.FACTS.LOGO_UPLOAD')}
        </span>
      )}
      {sending && <Progress value={sending.share * 100} size="xs" aria-hidden />}
    </UnstyledButton>
  );
};

/** An uploaded logo and logos drawn from the site's name. Choosing one keeps the others. */
export const LogoChoice = ({
  drawn = [],
  value,
  onChange,
  uploaded,
  upload: { sending, problem, upload },
  background,
  uploadedBackground,
  warning,
  backdrop,
  onRemove,
}: LogoChoiceProps) => {
  const t = useT();
  const file = useRef<HTMLInputElement>(null);
  const tile = useRef<HTMLButtonElement>(null);
  const remove = () => {
    if (sending) return;
    onRemove();
    tile.current?.focus();
  };
  const pick = () => {
    if (!sending) file.current?.click();
  };
  return (
    <fieldset className="setup-logos">
      <legend>{t('SETUP.FACTS.LOGO')}</legend>
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        data-testid="setup-logo-file"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (chosen) upload(chosen);
        }}
      />
      <UploadTile
        {...{ uploaded, sending }}
        ref={tile}
        isChosen={value === 'uploaded'}
        background={uploadedBackground}
        onClick={() => (uploaded ? onChange('uploaded') : pick())}
      />
      {drawn.map(({ style, svg }) => (
        <UnstyledButton
          key={style}
          aria-label={t(`SETUP.FACTS.LOGO_STYLE.${keyPart(style)}`)}
          aria-pressed={style === value}
          style={{ background }}
          onClick={() => onChange(style)}
          data-testid={`setup-logo-${style}`}
        >
          <img src={svgUrl(svg)} alt="" />
        </UnstyledButton>
      ))}
      <UploadState
        {...{ value, uploaded, sending, problem, warning, backdrop }}
        onReplace={pick}
        onRemove={remove}
      />
    </fieldset>
  );
};
