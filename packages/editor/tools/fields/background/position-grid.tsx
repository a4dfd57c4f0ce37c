import { UnstyledButton } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { BACKGROUND_POSITIONS } from '@plinth/model';
import { IconFocus2 } from '@tabler/icons-react';
import './position-grid.css';

type BackgroundPosition = (typeof BACKGROUND_POSITIONS)[number];

type PositionGridProps = {
  /** null for the image's focal point. */
  readonly value: string | null;
  readonly onChange: (position: string | null) => void;
  readonly hasFocus: boolean;
};

/** Position of an image in its box: one of nine, or its focal point. */
export function PositionGrid({ value, onChange, hasFocus }: PositionGridProps) {
  const t = useT();
  const name = (position: BackgroundPosition) => t(`EDITOR.BACKGROUND.${keyPart(position)}`);
  return (
    <fieldset className="pl-position">
      <legend>{t('EDITOR.BACKGROUND.POSITION')}</legend>
      <div className="pl-position-grid">
        {BACKGROUND_POSITIONS.map((position) => (
          <UnstyledButton
            key={position}
            aria-label={name(position)}
            title={name(position)}
            aria-pressed={value === position}
            onClick={() => onChange(position)}
            data-testid={`position-${position.replace(' ', '-')}`}
          />
        ))}
      </div>
      {hasFocus && (
        <UnstyledButton
          className="pl-position-focus"
          aria-pressed={value === null}
          onClick={() => onChange(null)}
          data-testid="position-focus"
        >
          <IconFocus2 size={16} aria-hidden />
          {t('EDITOR.BACKGROUND.FOCAL_POINT')}
        </UnstyledButton>
      )}
    </fieldset>
  );
}
