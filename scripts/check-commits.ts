import { BASE } from './commits/base.ts';
import { commitFaults } from './commits/form.ts';
import { commitsSince } from './commits/messages.ts';
import { root } from './lib/root.ts';

const commits = commitsSince(root, BASE);
const found = commits.flatMap(({ id, message }) =>
  commitFaults(message).map((fault) => `${id} ${message.split('\n')[0]}\n    ${fault}`),
);

for (const line of found) console.error(line);
if (found.length > 0) process.exitCode = 1;
else console.log(`${commits.length} commits, all “type(scope): imperative summary”`);
