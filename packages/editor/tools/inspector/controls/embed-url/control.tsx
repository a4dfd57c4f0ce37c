import {
  type DocumentNode,
  type EmbedKind,
  embedIssue,
  FRAME_URL_MAX,
  type NodeId,
} from '@plinth/model';
import { useEffect, useState } from 'react';
import { setValue } from '../../../../core/commands/properties.ts';
import type { FoundEmbed } from '../../../../core/ports/embeds/port.ts';
import { valueAt } from '../../../../core/properties/property-path.ts';
import { useNodeValue, useSession } from '../../../../core/session/context.ts';
import { useServices } from '../../../../core/session/services.ts';
import { useReport } from '../../../../core/steps/use-report.ts';
import { UrlField, type UrlNote, useIsQuiet } from '../../../fields/url-field.tsx';
import type { ControlDefinition, WidgetFieldProps } from '../../control-definition.ts';

/** Says that a text is nothing of this kind. */
const REFUSALS = {
  video: 'EDITOR.EMBED_URL.NO_VIDEO',
  audio: 'MODULE.AUDIO_PLATFORM.TRACK_ID_INVALID',
  page: 'EDITOR.EMBED_URL.NO_PAGE',
  timeline: 'MODULE.SOCIAL_TIMELINE.WIDGET_ID_INVALID',
  pinboard: 'MODULE.PINBOARD.INVALID',
  slides: 'EDITOR.EMBED_URL.NO_SLIDES',
} as const satisfies { readonly [K in EmbedKind]: string };

function refusal(kind: EmbedKind, text: string) {
  if (text.length > FRAME_URL_MAX) return 'COMMON.VALIDATION.STRING_LENGTH_TOO_LONG';
  const issue = embedIssue(kind, text);
  if (issue === null) return null;
  return issue === 'incorrectURL' ? 'COMMON.VALIDATION.INCORRECT_URL' : REFUSALS[kind];
}

/** Says that nothing public is there. */
const GONE = { ...REFUSALS, video: 'EDITOR.EMBED_URL.VIDEO_GONE' } as const;

const NOT_FOUND: UrlNote = { text: 'EDITOR.EMBED_URL.NOT_FOUND', isError: false };

/** URL of an embed; the server looks up its title and poster once. */
export function EmbedUrlField(props: WidgetFieldProps<'embed_url'>) {
  const { control, path, property, labelId, id } = props;
  const { of: kind, found } = control;
  const lookup = useLookup({
    id,
    kind,
    path: path.split('.'),
    foundPath: found?.split('.') ?? null,
  });
  const gone: UrlNote = { text: GONE[kind], isError: true };
  return (
    <UrlField
      value={String(property.value ?? '')}
      onChange={property.set}
      isMixed={property.origin.kind === 'mixed'}
      labelId={labelId}
      refusal={(text) => refusal(kind, text)}
      note={{ running: null, gone, failed: NOT_FOUND, none: null }[lookup]}
      isBusy={lookup === 'running'}
    />
  );
}

type LookupRequest = {
  readonly id: NodeId;
  readonly kind: EmbedKind;
  readonly path: readonly string[];
  /** Null: the service isn't asked. */
  readonly foundPath: readonly string[] | null;
};

type Failure = { readonly url: string; readonly state: 'gone' | 'failed' };

/** Stores what the service says about the embed, if it isn't stored yet. */
function useLookup({
  id,
  kind,
  path,
  foundPath,
}: LookupRequest): 'running' | 'none' | Failure['state'] {
  const session = useSession();
  const { find: findEmbed } = useServices().ports.embeds;
  const report = useReport();
  const textAt = (from: readonly string[]) => (node: DocumentNode | undefined) => {
    const value = valueAt(node?.properties, from);
    return typeof value === 'string' ? value : '';
  };
  const url = useNodeValue(id, textAt(path));
  const known = useNodeValue(id, textAt([...(foundPath ?? []), 'url']));
  const isKnownGone = useNodeValue(id, (node) =>
    Boolean(foundPath && valueAt(node?.properties, [...foundPath, 'is_gone'])),
  );
  const [failure, setFailure] = useState<Failure | null>(null);
  const isFailed = failure?.url === url;
  // What was gone may be back.
  const isKnown = known === url && !isKnownGone;
  const isDue = useIsQuiet(url) && foundPath !== null && url !== '' && !isKnown && !isFailed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one request for each URL
  useEffect(() => {
    if (!isDue || foundPath === null) return;
    const store = (found: FoundEmbed | 'gone' | null) => {
      const isGone = found === 'gone';
      if (found === null || isGone) setFailure({ url, state: found ?? 'failed' });
      if (found === null || (isGone && isKnownGone && known === url)) return;
      if (textAt(path)(session.store.node(id)) !== url) return;
      const said = isGone ? { is_gone: true } : found;
      report(setValue(session, [id], { path: foundPath, value: { url, ...said } }));
    };
    void findEmbed(kind, url)
      .catch(() => null)
      .then(store);
  }, [isDue, url]);
  if (isDue) return 'running';
  return failure && isFailed && url !== '' ? failure.state : 'none';
}

export const controlKind: ControlDefinition<'embed_url'> = {
  Field: EmbedUrlField,
  readsWidget: true,
  keepsState: true,
};
