import { Button } from '@mantine/core';
import type { SampleContent } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { LinkAnchor, LinkBlock } from '../router/links.tsx';
import { partPath, sectionOf } from './part-path.ts';
import { PartRow, usePartName } from './part-row.tsx';

type SampleProps = { readonly sample: SampleContent; readonly onOpen: () => void };

/** The part's texts, each with a link that selects it in the editor. */
const Texts = ({ sample: { part, texts }, onOpen }: SampleProps) => (
  <ul className="launch-texts">
    {texts.map(({ text, node, path }) => (
      <li key={text}>
        <LinkAnchor
          to={partPath(part)}
          search={{ section: sectionOf(part), node, text: path } as never}
          onClick={onOpen}
          lineClamp={1}
          c="inherit"
        >
          {text}
        </LinkAnchor>
      </li>
    ))}
  </ul>
);

/** The part's images, each with a link that selects it in the editor. */
const Images = ({ sample: { part, images }, onOpen }: SampleProps) => {
  const t = useT();
  return (
    <div className="launch-images">
      {images.map(({ id, url, alt, node }, index) => (
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
  const [isOpen, setOpen] = useState(false);
  const name = usePartName(part);
  const toggle = texts.length + images.length > 0 && (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-expanded={isOpen}
      aria-label={t('MODULE.LAUNCH.DETAILS_OF', { name })}
      rightSection={isOpen ? <IconChevronUp size={14} /> : <IconChevronDown size={14} />}
      onClick={() => setOpen(!isOpen)}
    >
      {t('MODULE.LAUNCH.DETAILS')}
    </Button>
  );
  return (
    <PartRow part={part} onOpen={onOpen} summary={summary.join(' · ')} action={toggle}>
      {isOpen && texts.length > 0 && <Texts sample={sample} onOpen={onOpen} />}
      {isOpen && images.length > 0 && <Images sample={sample} onOpen={onOpen} />}
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
