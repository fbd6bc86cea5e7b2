import type { Write } from '@/shared/backend';
import { without, type Documents } from './attempt';
import type { Letter } from './matrix-people';
import { accountRemoval, roleName, withRole } from './matrix-account-removal';
import { begin, contactsOf, finish, update } from './matrix-removal';
import { atStage, everything, ownInvitation, roots, stays, type Root } from './removal-documents';
import { goes } from './removal-gone';

/** Honest batches of a removal: description, caller, stored documents, writes. */
export const removalBatches: readonly (readonly [string, Letter, Documents, readonly Write[]])[] = [
  ...(Object.keys(roots) as Root[]).flatMap((root) => {
    const letter: Letter = root === 'concern' ? 'C' : 'A';
    return [
      [`a removal of a ${root} that begins`, letter, everything, begin(root, letter)] as const,
      [
        `a removal of a ${root} that is done`,
        letter,
        without(atStage('begun', root), contactsOf[root]),
        finish(root, letter),
      ] as const,
    ];
  }),
  [
    'a removal of a request that is done, with its contact',
    'A',
    atStage('begun', 'request'),
    [...finish('request', 'A'), ...contactsOf.request.map((path) => ({ type: 'delete', path }) as const)],
  ],
  [
    'a removal of an enquiry that is done, with its contact',
    'A',
    atStage('begun', 'enquiry'),
    [...finish('enquiry', 'A'), ...contactsOf.enquiry.map((path) => ({ type: 'delete', path }) as const)],
  ],
  [
    'a removal of a worry that is done, with its contact',
    'C',
    atStage('begun', 'concern'),
    [...finish('concern', 'C'), ...contactsOf.concern.map((path) => ({ type: 'delete', path }) as const)],
  ],
  ...stays.map(
    ({ what, of: [root = 'request'], path, changes }) =>
      [`${what} in a removal`, 'A', atStage('begun', root), update(path, changes)] as const,
  ),
  ...goes.map(
    ([what, root, path]) =>
      [
        `${what} that go in a removal`,
        root === 'concern' ? 'C' : 'A',
        atStage('begun', root),
        [{ type: 'delete', path }],
      ] as const,
  ),
  [
    'a name that goes from an invitation',
    'A',
    atStage('begun', 'request'),
    update(ownInvitation, { names: ['Yaw'] }),
  ],
  ['an account that is removed', 'A', withRole('none'), [...accountRemoval('A'), roleName]],
];
