import type { PostRecord } from '@plinth/contract';
import { useCallback } from 'react';
import type { OwnerSettingsProps } from '../../../../document-editor/edited-kind.ts';
import { PostSettings } from '../../../../post-settings/post-settings.tsx';
import { editedPost } from './edited-post.ts';

/** The settings of the post that is open in the editor. They change none of its sections. */
export const EditedPostSettings = ({ id, onSaved, ...events }: OwnerSettingsProps) => {
  const saved = useCallback((post: PostRecord) => onSaved(editedPost(post), false), [onSaved]);
  return <PostSettings id={id} onSaved={saved} {...events} />;
};
