import { integrationSettings } from '@plinth/contract';
import { settingOf } from '../../settings/group-values.ts';
import { readSetting } from '../../storage/records/stored-setting.ts';
import { locationTag } from '../cache/tags.ts';
import { publicPath } from '../facts/locations.ts';
import { absolute } from '../pages/page-facts.ts';
import type { LoadSiteData } from './site-loader.ts';

export const load: LoadSiteData<'comments'> = async (requests, ports) => {
  const { db, facts, tag } = ports;
  tag('setting:integration');
  tag('setting:general');
  const { comments_shortname: shortname } = (await readSetting(db, settingOf(integrationSettings)))
    .values;
  if (shortname === '') return requests.map(() => null);
  const ids = requests.flatMap(({ owner }) => (owner.kind === 'post' ? owner.id : []));
  const silent =
    ids.length === 0
      ? []
      : await db
          .selectFrom('post')
          .select('id')
          .where('id', 'in', ids)
          .where('allow_comments', '=', 0)
          .execute();
  return requests.map(({ owner }) => {
    tag(`${owner.kind}:${owner.id}`);
    tag(locationTag(owner));
    const path = publicPath(owner, { ...ports, recorder: ports });
    if (path === null) return null;
    return {
      shortname,
      is_allowed: owner.kind !== 'post' || silent.every(({ id }) => Number(id) !== owner.id),
      identifier: `${owner.kind}-${owner.id}`,
      url: absolute(facts.settings.general.address, path),
      title: facts.indexes[owner.kind].get(owner.id)?.name ?? '',
    };
  });
};
