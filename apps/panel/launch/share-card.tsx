import type { ShareCard as Card } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { IconPhoto } from '@tabler/icons-react';

type ShareCardProps = { readonly card: Card; readonly address: string };

const hostOf = (address: string): string => URL.parse(address)?.host ?? address;

/** The home page as social networks and messengers show it. */
export const ShareCard = ({ card, address }: ShareCardProps) => {
  const t = useT();
  const { title, description, image } = card;
  return (
    <figure className="share-card" data-testid="share-card">
      {image ? (
        <img src={image.url} alt={image.alt} />
      ) : (
        <div className="share-card-blank">
          <IconPhoto size={28} aria-hidden="true" />
          {t('MODULE.LAUNCH.CARD_NO_IMAGE')}
        </div>
      )}
      <figcaption>
        <small>{hostOf(address)}</small>
        <strong>{title}</strong>
        <span>{description || t('MODULE.LAUNCH.CARD_NO_TEXT')}</span>
      </figcaption>
    </figure>
  );
};
