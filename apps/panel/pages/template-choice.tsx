import { Radio } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { PAGE_TEMPLATE_NAMES, type PageTemplate } from '@plinth/model';
import { IconFile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../rpc/client.ts';
import { PageFrame } from './page-frame.tsx';
import { TemplatePreview } from './template-preview.tsx';
import './template-choice.css';

export type TemplateName = PageTemplate | 'blank';

/** Narrower than a desktop, so that its texts are legible in the small picture. */
const SIZE = { width: 1100, height: 1240 };

const NAMES: readonly TemplateName[] = ['blank', ...PAGE_TEMPLATE_NAMES];

type TemplateChoiceProps = {
  /** The title of the page in the large preview. Empty: the name of the template. */
  readonly title: string;
  readonly value: TemplateName;
  readonly onChange: (value: TemplateName) => void;
};

/** Time in ms without typing after which the preview shows the title. */
const TYPING_PAUSE = 400;

/** Time in ms that the pointer rests on a template before the large preview shows it. */
const HOVER_PAUSE = 150;

type CardProps = {
  readonly name: TemplateName;
  /** A signed preview URL; undefined while it loads. */
  readonly url: string | undefined;
  readonly hasFailed: boolean;
  readonly onHover: (name: TemplateName | null) => void;
};

const TemplateCard = ({ name, url, hasFailed, onHover }: CardProps) => {
  const t = useT();
  const label = t(`MODULE.PAGES.TEMPLATE.${keyPart(name)}`);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard shows it by selecting it
    <div
      className="page-template"
      onMouseEnter={() => onHover(name)}
      onMouseLeave={() => onHover(null)}
      data-testid={`template-${name}`}
    >
      {name === 'blank' ? (
        <div
          className="page-template-blank"
          style={{ aspectRatio: `${SIZE.width} / ${SIZE.height}` }}
        >
          <IconFile size={32} stroke={1.5} aria-hidden />
        </div>
      ) : (
        <PageFrame url={url} title={label} size={SIZE} hasFailed={hasFailed} />
      )}
      <Radio value={name} label={label} />
    </div>
  );
};

const withTitle = (url: string | undefined, title: string): string | undefined =>
  url && title !== '' ? `${url}?title=${encodeURIComponent(title)}` : url;

/**
 * What a new page starts with, each as a picture of the page on this site, and a larger one of the
 * template that is selected or pointed at.
 */
export const TemplateChoice = ({ title, value, onChange }: TemplateChoiceProps) => {
  const t = useT();
  const templates = useQuery({
    queryKey: ['page-templates'],
    queryFn: () => client.PagesService.getTemplates({}),
    staleTime: 0,
    gcTime: 0,
  });
  const [hovered, setHovered] = useState<TemplateName | null>(null);
  const [pointedAt] = useDebouncedValue(hovered, HOVER_PAUSE);
  const shown = pointedAt ?? value;
  const [shownTitle] = useDebouncedValue(title, TYPING_PAUSE);
  const hasFailed = templates.error !== null;
  const urlOf = (name: TemplateName) =>
    templates.data?.items.find(({ template }) => template === name)?.preview_url;
  return (
    <>
      <Radio.Group
        label={t('MODULE.PAGES.TEMPLATES')}
        value={value}
        onChange={(name) => {
          setHovered(null);
          onChange(NAMES.find((each) => each === name) ?? 'blank');
        }}
      >
        <div className="page-templates">
          {NAMES.map((name) => (
            <TemplateCard
              key={name}
              name={name}
              url={urlOf(name)}
              hasFailed={hasFailed}
              onHover={setHovered}
            />
          ))}
        </div>
      </Radio.Group>
      <TemplatePreview
        template={shown === 'blank' ? null : shown}
        url={withTitle(urlOf(shown), shownTitle)}
        hasFailed={hasFailed}
      />
    </>
  );
};
