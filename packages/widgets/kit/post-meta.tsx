import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';
import type { PostMetaOptions } from './options/post-meta.ts';
import { textDirection } from './rich-text/direction.ts';
import type { EditableAttributes } from './view.ts';

type PostMetaProps = {
  readonly icon: IconName;
  readonly properties: Pick<PostMetaOptions, 'has_meta_icon' | 'prefix'>;
  readonly editable: (path: string) => EditableAttributes;
  readonly children: ReactNode;
};

/** One fact of a post in a line, with an icon and a text before it. */
export const PostMeta = ({ icon, properties, editable, children }: PostMetaProps) => {
  const { has_meta_icon, prefix } = properties;
  return (
    <p className="moto-post-meta" dir={textDirection(prefix)}>
      {has_meta_icon && <Icon name={icon} />}
      {prefix && <span {...editable('prefix')}>{prefix}</span>}
      {children}
    </p>
  );
};
