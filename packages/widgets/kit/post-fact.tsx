import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';
import type { PostFactOptions } from './options/post-fact.ts';
import { textDirection } from './rich-text/direction.ts';
import type { EditableAttributes } from './view.ts';

type PostFactProps = {
  readonly icon: IconName;
  readonly properties: Pick<PostFactOptions, 'has_icon' | 'prefix'>;
  readonly editable: (path: string) => EditableAttributes;
  readonly children: ReactNode;
};

/** One fact of a post in a line, with an icon and a text before it. */
export const PostFact = ({ icon, properties, editable, children }: PostFactProps) => {
  const { has_icon, prefix } = properties;
  return (
    <p className="moto-post-fact" dir={textDirection(prefix)}>
      {has_icon && <Icon name={icon} />}
      {prefix && <span {...editable('prefix')}>{prefix}</span>}
      {children}
    </p>
  );
};
