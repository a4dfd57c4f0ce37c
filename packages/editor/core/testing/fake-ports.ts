import { fakeBlocks } from '../ports/blocks/fake.ts';
import { fakeContent } from '../ports/content/fake.ts';
import { fakeDesign } from '../ports/design/fake.ts';
import { fakeEmbeds } from '../ports/embeds/fake.ts';
import { fakeLaunch } from '../ports/launch/fake.ts';
import { fakeMedia } from '../ports/media/fake.ts';
import { fakeMenus } from '../ports/menus/fake.ts';
import { fakeOwner } from '../ports/owner/fake.ts';
import { fakePages } from '../ports/pages/fake.ts';
import { fakeParking } from '../ports/parking/fake.ts';
import { fakePopups } from '../ports/popups/fake.ts';
import type { EditorPorts } from '../ports/ports.ts';
import { fakePosts } from '../ports/posts/fake.ts';
import { fakePreview } from '../ports/preview/fake.ts';
import { fakeRevisions } from '../ports/revisions/fake.ts';
import { fakeSaving } from '../ports/saving/fake.ts';
import { fakeSite } from '../ports/site/fake.ts';
import { fakeUser } from '../ports/user/fake.ts';

const defaults = () => {
  const saving = fakeSaving();
  return {
    site: fakeSite(),
    menus: fakeMenus(),
    popups: fakePopups(),
    posts: fakePosts(),
    embeds: fakeEmbeds(),
    media: fakeMedia(),
    owner: fakeOwner(),
    pages: fakePages(),
    content: fakeContent(),
    saving,
    parking: fakeParking(),
    revisions: fakeRevisions(saving.versions),
    blocks: fakeBlocks(),
    preview: fakePreview(),
    launch: fakeLaunch(),
    user: fakeUser(),
    design: fakeDesign(),
  } satisfies EditorPorts;
};

/** All ports as fakes, which tests can ask and tell more than the editor does. */
export type FakePorts = ReturnType<typeof defaults>;

/**
 * All ports of the editor, in memory. Tests create the fakes that they tell or ask something, and
 * with `saving` also `revisions`, which lists its versions.
 */
export const fakePorts = <O extends Partial<EditorPorts>>(
  overrides?: O,
): Omit<FakePorts, keyof O> & O => ({ ...defaults(), ...(overrides as O) });
