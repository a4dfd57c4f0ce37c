import { Button } from '@mantine/core';
import type { SampleContent } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { useState } from 'react';
import { LinkAnchor, LinkBlock } from '../router/links.tsx';
import { partPath, sectionOf } from './part-path.ts';
import { PartRow } from './part-row.tsx';

/** Texts and images shown per part. */
const TEXTS = 3;
const IMAGES = 8;

type SampleProps = { readonly sample: SampleContent; readonly onOpen: () => void };

/** The part's texts, each with a link that selects it in the editor. */
const Texts = ({ sample: { part, texts }, onOpen }: SampleProps) => {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? texts : texts.slice(0, TEXTS);
  const more = texts.length - shown.length;
  return (
    <>
      <ul className="launch-texts">
        {shown.map(({ text, node, path }) => (
          <li key={text}>
            <LinkAnchor
              to={partPath(part)}
              search={{ section: sectionOf(part), node, text: path } as never}
              onClick={onOpen}
              lineClamp={1}
            >
              {text}
            </LinkAnchor>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button variant="subtle" size="compact-sm" ml={-8} onClick={() => setWhole(true)}>
          {t('MODULE.LAUNCH.SAMPLES_MORE', { count: more })}
        </Button>
      )}
    </>
  );
};

/** The part's images, each with a link that selects it in the editor. */
const Images = ({ sample: { part, images }, onOpen }: SampleProps) => {
  const t = useT();
  return (
    <div className="launch-images">
      {images.slice(0, IMAGES).map(({ id, url, alt, node }, index) => (
        <LinkBlock
          key={id}
          to={partPath(part)}
          search={{ section: sectionOf(part), node } as never}
          onClick={onOpen}
          aria-label={alt || t('MODULE.LAUNCH.SAMPLE_IMAGE', { number: index + 1 })}
        >
          <img src={url} alt="" loading="lazy" />
        </LinkBlock>
      ))}
    </div>
  );
};

const SampleRow = ({ sample, onOpen }: SampleProps) => {
  const t = useT();
  const { part, texts, images, in_search } = sample;
  const summary = [
    ...(texts.length > 0 ? [t('MODULE.LAUNCH.SAMPLE_TEXTS', { count: texts.length })] : []),
    ...(images.length > 0 ? [t('MODULE.LAUNCH.SAMPLE_IMAGES', { count: images.length })] : []),
    ...(in_search.length > 0 ? [t('MODULE.LAUNCH.SAMPLE_SEARCH')] : []),
  ];
  return (
    <PartRow part={part} onOpen={onOpen} summary={summary.join(' · ')}>
      {texts.length > 0 && <Texts sample={sample} onOpen={onOpen} />}
      {images.length > 0 && <Images sample={sample} onOpen={onOpen} />}
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
