import { Checkbox } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { DraftLogo } from '@plinth/contract';
import { keyPart, type MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { type ColorTheme, textColorOn } from '@plinth/model';
import { useMemo } from 'react';
import { useHeaderBackground } from '../../design/header-background.ts';
import { chosenColors } from '../../palettes/color-choice.ts';
import { type LogoView, useLogoView } from '../../palettes/use-logo-view.ts';
import { ColorField } from './color-field.tsx';
import { HomePreview } from './home-preview.tsx';
import { LogoChoice, svgUrl } from './logo-choice.tsx';
import type { NewSite } from './new-site.ts';
import { useDrawnLogos } from './use-drawn-logos.ts';
import type { LogoUpload } from './use-logo-upload.ts';
import type { SiteFactValues } from './use-site-facts.ts';

type LookFieldsProps = {
  readonly form: UseFormReturnType<SiteFactValues>;
  readonly site: NewSite;
  /** The starter's colors. Undefined while they load. */
  readonly theme: ColorTheme | undefined;
  readonly logoUpload: LogoUpload;
};

type DraftLogoInput = Pick<SiteFactValues, 'logo' | 'uploaded' | 'has_logo_backdrop'> & {
  /** The chosen logo if it's drawn. */
  readonly svg: string | undefined;
};

function draftLogo(input: DraftLogoInput): DraftLogo | null {
  const { logo, uploaded, has_logo_backdrop: has_backdrop, svg } = input;
  if (logo === 'uploaded') return uploaded && { id: uploaded.id, has_backdrop };
  return svg === undefined ? null : { svg };
}

/** The values once the uploaded logo is removed. */
const withoutUpload = (choice: SiteFactValues['logo']): Partial<SiteFactValues> => ({
  uploaded: null,
  has_logo_backdrop: false,
  ...(choice === 'uploaded' ? { logo: null } : {}),
});

/** What to do about a logo that is hard to see on the header. */
function remedyKey(header: string, backdrop: LogoView['backdrop']): MessageKey {
  if (backdrop) return 'SETUP.FACTS.LOGO_UNSEEN';
  return textColorOn(header) === '#ffffff' ? 'SETUP.FACTS.LOGO_DARK' : 'SETUP.FACTS.LOGO_PALE';
}

/** Logo and main color, with the home page as they make it look. */
export const LookFields = ({ form, site, theme, logoUpload }: LookFieldsProps) => {
  const t = useT();
  const { logo: choice, uploaded, has_logo_backdrop, palette, color, accent } = form.values;
  const colors = useMemo(
    () => theme && chosenColors(theme, { palette, color, accent }),
    [theme, palette, color, accent],
  );
  const drawn = useDrawnLogos({ name: site.siteName, color: colors?.main[0] });
  const svg = drawn?.find(({ style }) => style === choice)?.svg;
  const logo = useMemo(
    () => draftLogo({ logo: choice, uploaded, has_logo_backdrop, svg }),
    [choice, uploaded, has_logo_backdrop, svg],
  );
  const header = useHeaderBackground(site.homePage, colors);
  const shared = { header, colors };
  const url = uploaded?.url ?? null;
  const own = useLogoView({ ...shared, url, hasBackdrop: has_logo_backdrop });
  const drawnUrl = svg === undefined ? null : svgUrl(svg);
  const shownDrawn = useLogoView({ ...shared, url: drawnUrl, hasBackdrop: false });
  const isOwn = choice === 'uploaded';
  const isUnseen = (isOwn ? own : shownDrawn).isHardToSee;
  const backdrop = isOwn ? own.backdrop : null;
  return (
    <div className="setup-look">
      <div className="setup-look-fields">
        <LogoChoice
          drawn={drawn}
          value={choice}
          onChange={(next) => form.setFieldValue('logo', next)}
          uploaded={uploaded}
          upload={logoUpload}
          background={header}
          uploadedBackground={own.background}
          warning={isUnseen && t(remedyKey(header, backdrop))}
          backdrop={
            backdrop && (
              <Checkbox
                label={t(`SETUP.FACTS.LOGO_BACKDROP.${keyPart(backdrop)}`)}
                {...form.getInputProps('has_logo_backdrop', { type: 'checkbox' })}
              />
            )
          }
          onRemove={() => form.setValues(withoutUpload(choice))}
        />
        {theme && (
          <ColorField
            theme={theme}
            value={{ palette, color, accent }}
            onChange={(next) => {
              form.setValues({ ...next, is_color_refused: false });
              form.clearFieldError('color');
            }}
            onRefused={() => form.setValues({ is_color_refused: true })}
            onLeave={() => form.validateField('color')}
            logoUrl={url}
            error={form.errors.color}
          />
        )}
      </div>
      {colors && <HomePreview page={site.homePage} colors={colors} logo={logo} />}
    </div>
  );
};
