import { Group } from '@mantine/core';
import {
  DesignSession,
  HistoryButtons,
  useDesignCss,
  useDesignDevice,
  useDesignDraft,
  useDesignWork,
} from '@plinth/editor/design';
import { knownText } from '@plinth/i18n';
import { useI18n } from '@plinth/i18n/react';
import { FormSkeleton, loadOnce, toast, useLoaded } from '@plinth/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { readSiteDesign } from '../document-editor/open-document.ts';
import { Form } from '../forms/form.tsx';
import { SaveBar } from '../forms/save-bar.tsx';
import { LoadError } from '../list/load-error.tsx';
import { useBoot } from '../session/boot.ts';
import { DesignFrame } from './design-frame.tsx';
import { DesignPreview } from './design-preview.tsx';
import { DeviceSwitch } from './device-switch.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { saveDesign } from './save-design.ts';
import { useDesignFiles } from './use-design-files.tsx';
import { useDesignPort } from './use-design-port.ts';

type Part = {
  readonly children: ReactNode;
  /** Drops unsaved changes. */
  readonly discard: () => void;
  /** Shows the changes; by default, the home page does. */
  readonly preview?: ReactNode;
};

/** Undo, the chosen device, the settings, and a page with them. */
const OpenDesign = ({ children, discard, preview }: Part) => {
  const i18n = useI18n();
  const draft = useDesignDraft();
  const css = useDesignCss();
  const [device, setDevice] = useDesignDevice();
  const { isDirty, isBusy, save } = useDesignWork();
  const send = async (): Promise<boolean> => {
    const outcome = await save();
    if (outcome.kind === 'saved') toast(i18n.t('COMMON.MESSAGES.UPDATE_SUCCESS'));
    if (outcome.kind === 'failed') {
      const fallback = 'COMMON.MESSAGES.UPDATE_ERROR';
      toast(knownText(i18n, outcome.messageKey, { fallback }), { kind: 'error' });
    }
    return outcome.kind === 'saved';
  };
  const shown = useMemo(() => (draft ? { design: draft } : {}), [draft]);
  return (
    <div className="design-columns">
      <div className="design-settings">
        <Group justify="space-between" gap="sm" className="design-bar">
          <DeviceSwitch value={device} onChange={setDevice} />
          <Group gap={4}>
            <HistoryButtons />
          </Group>
        </Group>
        {children}
        <Form
          className="design-save"
          onSubmit={(event) => {
            event?.preventDefault();
            void send();
          }}
        >
          <SaveBar record={{ isDirty, isBusy, discard, send }} />
        </Form>
      </div>
      {preview ? (
        <PreviewPane title={i18n.t('MODULE.DESIGN.SAMPLES')}>{preview}</PreviewPane>
      ) : (
        <DesignPreview draft={shown} css={css} device={device} />
      )}
    </div>
  );
};

type DesignWorkProps = Pick<Part, 'children' | 'preview'> & {
  /** Loads what the screen needs besides texts. */
  readonly load?: () => Promise<unknown>;
};

const noMore = () => Promise.resolve();

/**
 * A screen of the site's design: changes are shown on the home page, can be undone, and are saved
 * together.
 */
export const DesignWork = ({ children, preview, load = noMore }: DesignWorkProps) => {
  const i18n = useI18n();
  const { config } = useBoot();
  const port = useDesignPort();
  const { files, picker } = useDesignFiles();
  const [needed] = useState(() =>
    loadOnce(() => Promise.all([i18n.load(['editor', 'widgets']), load()]).then(() => true)),
  );
  const { value: isReady } = useLoaded(needed);
  const design = useQuery({
    // A key of its own, so that a save doesn't reload what is edited.
    queryKey: ['site-design'],
    queryFn: readSiteDesign,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnMount: 'always',
  });
  const isLoading = design.isFetching || !isReady;
  return (
    <DesignFrame>
      {isLoading && <FormSkeleton fields={6} />}
      {design.error && <LoadError error={design.error} onRetry={() => void design.refetch()} />}
      {design.data && !isLoading && (
        <DesignSession
          stored={design.data}
          port={port}
          files={files}
          save={saveDesign}
          isDemo={config.is_demo}
        >
          <OpenDesign discard={() => void design.refetch()} preview={preview}>
            {children}
          </OpenDesign>
        </DesignSession>
      )}
      {picker}
    </DesignFrame>
  );
};
