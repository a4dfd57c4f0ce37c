import type { SectionRecord } from '@plinth/contract';
import type { Device } from '@plinth/model';
import { useQuery } from '@tanstack/react-query';
import { DesignPreview } from '../../../design/design-preview.tsx';
import { client } from '../../../rpc/client.ts';

const AS_STORED = {};

type SectionPreviewProps = {
  /** The section that was chosen last; null for none. */
  readonly section: SectionRecord | null;
  readonly device: Device;
};

/** A page that shows the chosen section, or the home page. */
export const SectionPreview = ({ section, device }: SectionPreviewProps) => {
  const uses = useQuery({
    queryKey: ['ContentSection', 'uses', section?.id],
    queryFn: () => client.ContentSection.getUses({ id: section?.id ?? 0 }),
    enabled: section !== null && section.used_on > 0,
  });
  const page = uses.data?.items.find(({ kind }) => kind === 'page')?.id;
  return (
    <DesignPreview
      draft={AS_STORED}
      device={device}
      {...(section?.kind === 'footer' && { target: 'section-footer' })}
      {...(page !== undefined && { page })}
    />
  );
};
