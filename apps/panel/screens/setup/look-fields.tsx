import type { UseFormReturnType } from '@mantine/form';
import type { DraftLogo } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { type ColorTheme, textColorOn } from '@plinth/model';
import { useMemo } from 'react';
import { chosenColors } from './color-choice.ts';
import { ColorField } from './color-field.tsx';
import { useHeaderBackground } from './header-background.ts';
import { HomePreview } from './home-preview.tsx';
import { LogoChoice, svgUrl } from './logo-choice.tsx';
import { useLogoRemedy } from './logo-legibility.ts';
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

type ShownLogo = { readonly url: string; readonly draft: DraftLogo };

type ShownLogoInput = Pick<SiteFactValues, 'logo' | 'uploaded'> & {
  /** The chosen logo if it's drawn. */
  readonly svg: string | undefined;
};

function shownLogo({ logo, uploaded, svg }: ShownLogoInput): ShownLogo | null {
  if (logo === 'uploaded') return uploaded && { url: uploaded.url, draft: { id: uploaded.id } };
  return svg === undefined ? null : { url: svgUrl(svg), draft: { svg } };
}

/** Logo and main color, with the home page as they make it look. */
export const LookFields = ({ form, site, theme, logoUpload }: LookFieldsProps) => {
  const t = useT();
  const { logo: choice, uploaded, palette, color, accent } = form.values;
  const colors = useMemo(
    () => theme && chosenColors(theme, { palette, color, accent }),
    [theme, palette, color, accent],
  );
  const drawn = useDrawnLogos({ name: site.siteName, color: colors?.main[0] });
  const svg = drawn?.find(({ style }) => style === choice)?.svg;
  const logo = useMemo(() => shownLogo({ logo: choice, uploaded, svg }), [choice, uploaded, svg]);
  const background = useHeaderBackground(site.homePage, colors);
  const ownRemedy = useLogoRemedy(uploaded?.url ?? null, background);
  const drawnRemedy = useLogoRemedy(svg === undefined ? null : svgUrl(svg), background);
  const remedy = choice === 'uploaded' ? ownRemedy : drawnRemedy;
  return (
    <div className="setup-look">
      <div className="setup-look-fields">
        <LogoChoice
          drawn={drawn}
          value={choice}
          onChange={(next) => form.setFieldValue('logo', next)}
          uploaded={uploaded}
          upload={logoUpload}
          background={background}
          uploadedBackground={ownRemedy ? textColorOn(background) : background}
          warning={
            remedy && t(remedy === 'darker' ? 'SETUP.FACTS.LOGO_PALE' : 'SETUP.FACTS.LOGO_DARK')
          }
        />
        {theme && (
          <ColorField
            theme={theme}
            value={{ palette, color, accent }}
            onChange={(next) => form.setValues(next)}
            logoUrl={uploaded?.url ?? null}
            error={form.errors.color}
          />
        )}
      </div>
      {colors && <HomePreview page={site.homePage} colors={colors} logo={logo?.draft ?? null} />}
    </div>
  );
};
