import { useCallback, useState } from 'react';
import { useDesign } from '../design/design-context.ts';
import { useReading } from '../parts/use-reading.ts';
import { useSession } from '../session/context.ts';
import { useServices } from '../session/services.ts';
import { Awaited } from './awaited.tsx';
import { LookFrame, type LookView } from './look-frame.tsx';
import { NoPreview } from './no-preview.tsx';
import { sectionsNow } from './unsaved-sections.ts';

type LookProps = LookView & {
  /** Before what was pressed goes. */
  readonly onRetry: () => void;
};

/** The page with its unsaved work, or how far it is. */
export function Look({ onRetry, ...view }: LookProps) {
  const session = useSession();
  const { ports } = useServices();
  const { look } = ports;
  const design = useDesign();
  const read = useCallback(
    () => look(sectionsNow(session), design.store.getState().draft.colors),
    [look, session, design],
  );
  const { value: address, hasFailed, again } = useReading(read);
  const [isShown, setShown] = useState(false);
  const retry = () => {
    onRetry();
    again();
  };
  return (
    <div className="pl-look">
      {hasFailed && <NoPreview onRetry={retry} />}
      {!hasFailed && address && (
        <LookFrame url={address.url} {...view} onShown={() => setShown(true)} />
      )}
      {!hasFailed && !isShown && <Awaited />}
    </div>
  );
}
