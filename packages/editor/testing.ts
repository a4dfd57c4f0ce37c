/** The editor's ports in memory, for tests and benchmarks. */

export { countUses } from './core/design/count-uses.ts';
export { fakeBlocks } from './core/ports/blocks/fake.ts';
export { type FakeContent, fakeContent } from './core/ports/content/fake.ts';
export { fakeDesign } from './core/ports/design/fake.ts';
export { fakeEmbeds } from './core/ports/embeds/fake.ts';
export { type FakeLaunch, fakeLaunch } from './core/ports/launch/fake.ts';
export { type FakeMedia, fakeMedia } from './core/ports/media/fake.ts';
export { type FakeMenus, fakeMenus } from './core/ports/menus/fake.ts';
export { type FakeOwner, fakeOwner } from './core/ports/owner/fake.ts';
export { type FakePages, fakePages } from './core/ports/pages/fake.ts';
export { type FakeParking, fakeParking } from './core/ports/parking/fake.ts';
export { fakePosts } from './core/ports/posts/fake.ts';
export { type FakePreview, fakePreview } from './core/ports/preview/fake.ts';
export { fakeRevisions } from './core/ports/revisions/fake.ts';
export { type FakeSaving, fakeSaving } from './core/ports/saving/fake.ts';
export { type FakeSite, fakeSite } from './core/ports/site/fake.ts';
export { type FakeUser, fakeUser } from './core/ports/user/fake.ts';
export { designSaver } from './core/testing/design-saver.ts';
export { type FakePorts, fakePorts } from './core/testing/fake-ports.ts';
