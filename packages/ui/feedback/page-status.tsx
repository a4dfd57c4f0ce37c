import type { MessageKey } from '@plinth/i18n';
import { useFormat, useT } from '@plinth/i18n/react';
import { createContext, useContext } from 'react';
import { type ChipTone, StatusChip } from './status-chip.tsx';

type Status = 'publish' | 'pending' | 'draft' | 'future';

type Shown = { readonly tone: ChipTone; readonly label: MessageKey };

const SHOWN: Record<Status, Shown> = {
  publish: { tone: 'success', label: 'MODULE.PAGES.STATUS.PUBLISH' },
  pending: { tone: 'warning', label: 'MODULE.PAGES.STATUS.PENDING' },
  draft: { tone: 'neutral', label: 'MODULE.PAGES.STATUS.DRAFT' },
  future: { tone: 'info', label: 'MODULE.PAGES.STATUS.FUTURE' },
};

/** A page that goes live with the site. */
const READY: Shown = { tone: 'info', label: 'MODULE.PAGES.STATUS.READY' };

/** A page that the site shows in place of others. */
const SYSTEM: Shown = { tone: 'neutral', label: 'MODULE.PAGES.STATUS.SYSTEM' };
const SHOWN_NOW: Shown = { tone: 'neutral', label: 'MODULE.PAGES.STATUS.SHOWN_NOW' };

const UnderConstruction = createContext(false);

/** Tells whether visitors see a maintenance page in place of the site. */
export const UnderConstructionProvider = UnderConstruction.Provider;

/** Whether visitors see a maintenance page in place of the site. */
export const useIsUnderConstruction = (): boolean => useContext(UnderConstruction);

const SiteZone = createContext<string | undefined>(undefined);

/** The site's time zone, in which scheduled pages and posts show their time. */
export const SiteZoneProvider = SiteZone.Provider;

function useShown(): (status: Status) => Shown {
  const isUnderConstruction = useIsUnderConstruction();
  return (status) => (isUnderConstruction && status === 'publish' ? READY : SHOWN[status]);
}

/** Labels of statuses. Nothing is published before the site is. */
export function useStatusLabel(): (status: Status) => MessageKey {
  const shown = useShown();
  return (status) => shown(status).label;
}

type Service = 'not_found' | 'under_construction' | 'password';

/** System pages don't go live with the site: one is for visitors who wait for it. */
function useSystemShown(): (service: Service) => Shown {
  const isUnderConstruction = useIsUnderConstruction();
  return (service) =>
    isUnderConstruction && service === 'under_construction' ? SHOWN_NOW : SYSTEM;
}

type PageStatusProps = {
  readonly page: {
    readonly status: Status;
    /** What a system page is for. */
    readonly service?: Service | null;
    /** ISO time; left out where there is no space for it. */
    readonly published_at?: string | null;
  };
};

/** The status of a page or post, the same everywhere; for a scheduled one with its date. */
export const PageStatus = ({ page: { status, service, published_at } }: PageStatusProps) => {
  const t = useT();
  const format = useFormat();
  const shown = useShown();
  const systemShown = useSystemShown();
  const zone = useContext(SiteZone);
  const { tone, label } = service && status === 'publish' ? systemShown(service) : shown(status);
  if (status !== 'future' || !published_at) return <StatusChip tone={tone} label={t(label)} />;
  const time = format.dateTime(published_at, zone);
  return (
    <span title={zone && t('MODULE.PAGES.TIME_ZONE', { zone })}>
      <StatusChip tone={tone} label={t('MODULE.PAGES.STATUS.FUTURE_AT', { time })} />
    </span>
  );
};
