import { UnstyledButton } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { DEVICE_FACTS, type Device } from '@plinth/model';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { CanvasPage } from '../../canvas/frame/canvas-page.tsx';
import { CanvasSiteContext } from '../../canvas/frame/site-context.ts';
import { editInlineText } from '../../core/commands/edit-inline-text.ts';
import { useSession, useUi } from '../../core/session/context.ts';
import { useServices } from '../../core/session/services.ts';
import { useMirrorStyles } from './use-mirror-styles.ts';

type MirrorProps = {
  readonly device: Device;
  readonly scale: number;
  /** Height in screen px. */
  readonly height: number;
};

const nodeOf = (event: Event): string | null =>
  (event.target as Element).closest('[data-node-id]')?.getAttribute('data-node-id') ?? null;

/** A live view of the page on one device. A click selects; a double click edits on that device. */
export function DeviceMirror({ device, scale, height }: MirrorProps) {
  const t = useT();
  const session = useSession();
  const { emptyPage } = useServices();
  const isEdited = useUi((ui) => ui.device === device);
  const [page, setPage] = useState<Document | null>(null);
  const { frame: width, slug } = DEVICE_FACTS[device];
  const name = t(`COMMON.DEVICE.${keyPart(device)}`);
  const isStyled = useMirrorStyles(page);
  useEffect(() => (page ? listen(page, session, device) : undefined), [page, session, device]);
  return (
    <section className="pl-mirror" data-edited={isEdited || undefined} aria-label={name}>
      <UnstyledButton
        className="pl-mirror-name"
        onClick={() => session.ui.setState({ device, isSideBySide: false })}
        title={t('EDITOR.SIDE_BY_SIDE.GO', { device: name })}
        data-testid={`mirror-name-${slug}`}
      >
        {name} · {width} px
      </UnstyledButton>
      <div className="pl-mirror-room" style={{ width: width * scale, height }}>
        <iframe
          src={emptyPage}
          title={name}
          tabIndex={-1}
          style={{ width, height: height / scale, transform: `scale(${scale})` }}
          onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
          data-testid={`mirror-${slug}`}
        />
      </div>
      {page && isStyled && createPortal(<MirroredPage />, page.body)}
    </section>
  );
}

function MirroredPage() {
  const { context: site } = useServices().ports.site;
  return (
    <CanvasSiteContext value={site}>
      <CanvasPage />
    </CanvasSiteContext>
  );
}

/** Handles clicks in a mirror. Links and forms are inert, and focus never moves inside. */
function listen(page: Document, session: ReturnType<typeof useSession>, device: Device) {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  for (const type of ['mousedown', 'submit', 'dragstart'])
    page.addEventListener(type, (event) => event.preventDefault(), options);
  page.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      const id = nodeOf(event);
      if (id !== null) session.ui.setState({ selection: [id], device, state: 'normal' });
    },
    options,
  );
  page.addEventListener(
    'dblclick',
    (event) => {
      const id = nodeOf(event);
      session.ui.setState({ device, isSideBySide: false });
      if (id !== null) editInlineText(session, id);
    },
    options,
  );
  return () => stop.abort();
}
