import { Checkbox, Text } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { useHeaderBackground } from '../../../design/header-background.ts';
import { useThemeColors } from '../../../design/use-theme-colors.ts';
import { useMediaFile } from '../../../media/media-data.ts';
import { MediaField } from '../../../media/media-field.tsx';
import { useHomePage } from '../../../pages/use-home-page.ts';
import { useLogoView } from '../../../palettes/use-logo-view.ts';
import type { FactForm } from './fact-form.ts';

/** The site's logo, on the background that visitors see it on. */
export const LogoField = ({ form }: Pick<FactForm, 'form'>) => {
  const t = useT();
  const { logo_id, has_logo_backdrop } = form.values;
  const colors = useThemeColors();
  const header = useHeaderBackground(useHomePage(), colors);
  const url = useMediaFile(logo_id).data?.url ?? null;
  const { background, isHardToSee, backdrop } = useLogoView({
    ...{ url, hasBackdrop: has_logo_backdrop, header, colors },
  });
  const chosen = form.getInputProps('logo_id');
  return (
    <div className="facts-logo-field">
      <MediaField
        label={t('MODULE.FACTS.LOGO')}
        description={t('MODULE.FACTS.LOGO_HINT')}
        type="images"
        isOwn
        preview={(shown) =>
          shown && (
            <div className="facts-logo" style={{ background }}>
              <img src={shown} alt="" />
            </div>
          )
        }
        {...chosen}
        onChange={(id) => form.setValues({ logo_id: id, has_logo_backdrop: false })}
      />
      <Text size="sm" role="status" className="facts-logo-warning">
        {isHardToSee &&
          t(backdrop ? 'MODULE.FACTS.LOGO_UNSEEN' : 'MODULE.FACTS.LOGO_UNSEEN_ANYWHERE')}
      </Text>
      {url !== null && backdrop && (
        <Checkbox
          label={t(`MODULE.FACTS.LOGO_BACKDROP.${keyPart(backdrop)}`)}
          {...form.getInputProps('has_logo_backdrop', { type: 'checkbox' })}
        />
      )}
    </div>
  );
};
