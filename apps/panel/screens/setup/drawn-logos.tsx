import { UnstyledButton } from '@mantine/core';
import type { DrawnLogo, LogoStyle } from '@plinth/contract';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client } from '../../rpc/client.ts';

type DrawnLogosProps = {
  readonly name: string;
  readonly color: string;
  readonly value: LogoStyle | null;
  readonly onChange: (style: LogoStyle | null) => void;
};

const imageUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Logos drawn from the name in the theme's font. Shows nothing if the name can't be drawn. */
export const DrawnLogos = ({ name, color, value, onChange }: DrawnLogosProps) => {
  const t = useT();
  const { data } = useQuery({
    queryKey: ['drawn-logos', name, color],
    queryFn: () => client.LogosService.draw({ name, color }),
    placeholderData: keepPreviousData,
  });
  const logos: readonly DrawnLogo[] = data?.logos ?? [];
  if (logos.length === 0) return null;
  return (
    <fieldset className="setup-drawn">
      <legend>{t('SETUP.FACTS.LOGO_DRAWN')}</legend>
      {logos.map(({ style, svg }) => (
        <UnstyledButton
          key={style}
          aria-label={t(`SETUP.FACTS.LOGO_STYLE.${keyPart(style)}`)}
          aria-pressed={style === value}
          onClick={() => onChange(style === value ? null : style)}
          data-testid={`setup-logo-${style}`}
        >
          <img src={imageUrl(svg)} alt="" />
        </UnstyledButton>
      ))}
    </fieldset>
  );
};
