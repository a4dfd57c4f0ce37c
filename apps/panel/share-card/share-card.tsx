import type { ShareCard as Card } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { IconPhoto } from '@tabler/icons-react';
import './share-card.css';

type ShareCardProps = {
  readonly card: Card;
  readonly address: string;
  /** Whether the image isn't known yet. */
  readonly isLoading?: boolean;
};

const hostOf = (address: string): string => URL.parse(address)?.host ?? address;

/** A page as social networks and messengers show it. */
export const ShareCard = ({ card, address, isLoading = false }: ShareCardProps) => {
  const t = useT();
  const { title, description, image } = card;
  return (
    <figure className="share-card" data-testid="share-card">
      {image ? (
        <img src={image.url} alt={image.alt} />
      ) : (
        <div className="share-card-blank">
          {!isLoading && (
            <>
              <IconPhoto size={28} aria-hidden="true" />
              {t('MODULE.SHARE_CARD.NO_IMAGE')}
            </>
          )}
        </div>
      )}
      <figcaption>
        <small>{hostOf(address)}</small>
        <strong>{title}</strong>
        <span>{description || t('MODULE.SHARE_CARD.NO_TEXT')}</span>
      </figcaption>
    </figure>
  );
};
