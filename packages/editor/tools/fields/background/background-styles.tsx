import { Text, UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { useDesignState } from '../../../core/design/design-context.ts';
import { useFiles } from '../../../core/ports/files-context.ts';
import { useShownColor } from '../shown-color.ts';
import type { PartProps } from './background-parts.ts';

/** The site's named background styles. */
export function BackgroundStyles({ background, change, hasLayer }: PartProps) {
  const t = useT();
  const { site } = useFiles();
  const shown = useShownColor();
  const all = useDesignState((design) => design.backgrounds);
  const styles = hasLayer ? all : all.filter(({ properties }) => properties.video_id === undefined);
  if (styles.length === 0)
    return (
      <Text size="xs" c="dimmed">
        {t('EDITOR.BACKGROUND.NO_STYLES')}
      </Text>
    );
  return (
    <div className="pl-background-styles">
      {styles.map(({ name, class_name, properties }) => {
        const media = properties.image_id ? site.media(properties.image_id) : null;
        return (
          <UnstyledButton
            key={class_name}
            aria-pressed={background.preset === class_name}
            onClick={() => change({ preset: class_name })}
            data-testid={`background-style-${class_name}`}
          >
            <span
              className="pl-background-sample"
              style={{
                backgroundColor: properties.color ? shown(properties.color) : undefined,
                backgroundImage: media ? `url("${encodeURI(media.url)}")` : undefined,
              }}
            />
            {name}
          </UnstyledButton>
        );
      })}
    </div>
  );
}
