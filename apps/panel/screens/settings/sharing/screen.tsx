import { type ShareCard, sharingSettings } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { shareImageFault } from '@plinth/model';
import { useMediaFile } from '../../../media/media-data.ts';
import { useBoot } from '../../../session/boot.ts';
import { SettingsCard } from '../../../settings/settings-card.tsx';
import { SettingsScreen } from '../../../settings/settings-screen.tsx';
import { useSiteTexts } from '../../../settings/use-site-texts.ts';
import { ShareImageField, type ShareImageInput } from '../../../share-card/share-image-field.tsx';

/** The chosen image, or the one that is drawn for the home page. */
function useSampleImage(id: number | null): ShareCard['image'] {
  const { main_page } = useBoot().config;
  const { data: file } = useMediaFile(id);
  if (id !== null && file && shareImageFault(file) === null) {
    return { url: file.thumbnails.extra_large ?? file.url, alt: file.alt, origin: 'site' };
  }
  return main_page === null
    ? null
    : { url: `/share/page-${main_page}.png`, alt: '', origin: 'drawn' };
}

const SampleField = (input: ShareImageInput) => {
  const t = useT();
  const texts = useSiteTexts();
  const image = useSampleImage(input.value ?? null);
  return (
    <ShareImageField
      label={t('MODULE.SHARE_CARD.SITE')}
      description={t('MODULE.SHARE_CARD.HINT')}
      card={{ ...texts, image }}
      address={useBoot().config.address}
      {...input}
    />
  );
};

/** What networks show when a page or post without an image is shared. */
export const SharingSettingsScreen = () => {
  const t = useT();
  return (
    <SettingsScreen definition={sharingSettings}>
      {({ form }) => (
        <SettingsCard
          title={t('ROUTE.SETTINGS_SHARING.TITLE')}
          description={t('MODULE.SHARE_CARD.SITE_HINT')}
        >
          <SampleField {...form.getInputProps('share_image_id')} />
        </SettingsCard>
      )}
    </SettingsScreen>
  );
};
