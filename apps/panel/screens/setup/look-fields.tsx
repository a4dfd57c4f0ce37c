import type { UseFormReturnType } from '@mantine/form';
import type { DraftLogo } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { type ColorTheme, textColorOn, withPrimaryColor } from '@plinth/model';
import { useMemo, useState } from 'react';
import { ColorField } from './color-field.tsx';
import { useHeaderBackground } from './header-background.ts';
import { HomePreview } from './home-preview.tsx';
import { LogoChoice, svgUrl } from './logo-choice.tsx';
import { useLogoRemedy } from './logo-legibility.ts';
import { useDrawnLogos } from './use-drawn-logos.ts';
import type { UploadedLogo } from './use-logo-upload.ts';
import type { SiteFactValues } from './use-site-facts.ts';

type LookFieldsProps = {
  readonly form: UseFormReturnType<SiteFactValues>;
  readonly siteName: string;
  /** Id of the home page. */
  readonly homePage: number;
  /** The starter's colors. Undefined while they load. */
  readonly theme: ColorTheme | undefined;
  readonly onUploading: (isStored: Promise<boolean>) => void;
};

type ShownLogo = { readonly url: string; readonly draft: DraftLogo };

type ShownLogoInput = {
  readonly choice: SiteFactValues['logo'];
  readonly uploaded: UploadedLogo | null;
  /** The chosen logo if it's drawn. */
  readonly svg: string | undefined;
};

function shownLogo({ choice, uploaded, svg }: ShownLogoInput): ShownLogo | null {
  if (choice === 'uploaded') return uploaded && { url: uploaded.url, draft: { id: uploaded.id } };
  return svg === undefined ? null : { url: svgUrl(svg), draft: { svg } };
}

/** Logo and main color, with the home page as they make it look. */
export const LookFields = (props: LookFieldsProps) => {
  const { form, siteName, homePage, theme, onUploading } = props;
  const t = useT();
  const [uploaded, setUploaded] = useState<UploadedLogo | null>(null);
  const { logo: choice, color: ownColor } = form.values;
  const color = ownColor || theme?.main[0];
  const drawn = useDrawnLogos({ name: siteName, color });
  const svg = drawn?.find(({ style }) => style === choice)?.svg;
  const logo = useMemo(() => shownLogo({ choice, uploaded, svg }), [choice, uploaded, svg]);
  const colored = theme && color !== undefined ? withPrimaryColor(theme, color) : undefined;
  const background = useHeaderBackground(homePage, colored);
  const ownRemedy = useLogoRemedy(uploaded?.url ?? null, background);
  const drawnRemedy = useLogoRemedy(svg === undefined ? null : svgUrl(svg), background);
  const remedy = choice === 'uploaded' ? ownRemedy : drawnRemedy;
  return (
    <>
      <LogoChoice
        drawn={drawn}
        value={choice}
        onChange={(next) => form.setFieldValue('logo', next)}
        onUploading={onUploading}
        onUploaded={(file) => {
          setUploaded(file);
          form.setFieldValue('uploaded_id', file.id);
          form.setFieldValue('logo', 'uploaded');
        }}
        background={background}
        uploadedBackground={ownRemedy ? textColorOn(background) : background}
        warning={
          remedy && t(remedy === 'darker' ? 'SETUP.FACTS.LOGO_PALE' : 'SETUP.FACTS.LOGO_DARK')
        }
      />
      <ColorField
        theme={theme}
        value={ownColor}
        onChange={(next) => form.setFieldValue('color', next)}
        logoUrl={uploaded?.url ?? null}
        inputProps={{ size: 'md', ...form.getInputProps('color') }}
      />
      {theme && color !== undefined && (
        <HomePreview page={homePage} theme={theme} color={color} logo={logo?.draft ?? null} />
      )}
    </>
  );
};
