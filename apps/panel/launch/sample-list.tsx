import { Text } from '@mantine/core';
import type { SampleContent } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { PartRow } from './part-row.tsx';

/** Images shown per part. */
const SHOWN = 6;

type SampleRowProps = { readonly sample: SampleContent; readonly onOpen: () => void };

const SampleRow = ({ sample, onOpen }: SampleRowProps) => {
  const t = useT();
  const { part, text, texts, images, in_search } = sample;
  const summary = [
    ...(texts > 0 ? [t('MODULE.LAUNCH.SAMPLE_TEXTS', { count: texts })] : []),
    ...(images.length > 0 ? [t('MODULE.LAUNCH.SAMPLE_IMAGES', { count: images.length })] : []),
    ...(in_search.length > 0 ? [t('MODULE.LAUNCH.SAMPLE_SEARCH')] : []),
  ];
  return (
    <PartRow part={part} onOpen={onOpen} summary={summary.join(' · ')}>
      {text !== '' && (
        <Text c="dimmed" lineClamp={1}>
          {t('MODULE.LAUNCH.SAMPLE_QUOTE', { text })}
        </Text>
      )}
      {images.length > 0 && (
        <div className="launch-images">
          {images.slice(0, SHOWN).map(({ id, url, alt }) => (
            <img key={id} src={url} alt={alt} loading="lazy" />
          ))}
        </div>
      )}
    </PartRow>
  );
};

type SampleListProps = {
  readonly samples: readonly SampleContent[];
  readonly onOpen: () => void;
};

/** Texts and images that the owner hasn't replaced yet. */
export const SampleList = ({ samples, onOpen }: SampleListProps) => (
  <ul className="launch-parts" data-testid="launch-samples">
    {samples.map((sample) => (
      <SampleRow
        key={`${sample.part.kind}-${sample.part.owner.id}-${sample.part.name}`}
        sample={sample}
        onOpen={onOpen}
      />
    ))}
  </ul>
);
