import { siteSettingsPath } from '@/entities/site-setting';
import { serverTime, type DocumentData, type Write } from '@/shared/backend';
import { world } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, type Row } from './matrix-row';
import { by, change, changes, stored } from './settings-change';

const unset = rowsOn(world);
const { get, list, commit } = rowsOn(stored);

const ratings = (byTutor: DocumentData | string): readonly Write[] => [
  { type: 'create', path: 'settings/ratings', data: { updatedAt: serverTime, byTutor } },
];

export const settingsRows: readonly Row[] = [
  get('settings get, ratings of tutors', 'settings/ratings', everybody),
  commit('settings create, ratings of tutors', theOffice, () =>
    ratings({ 'demo-tutor': { count: 3, average: 4.7 } }),
  ),
  commit('settings create, ratings of tutors that are no map', nobody, () => ratings('five stars')),
  get('settings/site get', siteSettingsPath, everybody),
  unset.get('settings/site get, before anything is set', siteSettingsPath, everybody),
  list('settings', nobody),
  unset.commit('settings/site create', theOffice, changes({ stored: null })),
  unset.commit(
    'settings/site create, as a sample',
    nobody,
    changes({ stored: null, besides: { isSample: true } }),
  ),
  unset.commit(
    'settings/site create, with a fact that is none',
    nobody,
    changes({ stored: null, besides: { note: 'x' } }),
  ),
  commit('settings/site update', theOffice, changes()),
  commit('settings/site update, a fact more', theOffice, changes({ facts: { childLine: '0800 123 123' } })),
  commit(
    'settings/site update, a whole group',
    theOffice,
    changes({
      facts: {
        concernHours: 2,
        leadName: 'Kofi Boateng',
        leadPhone: '+233201111111',
        deputyName: 'Esi Owusu',
        deputyPhone: '',
        childLine: '0800 800 801',
        childLineToo: '0800 900 901',
        linesCheckedOn: '2026-11-20',
      },
    }),
  ),
  commit(
    'settings/site update, the numbers of the counselling page',
    theOffice,
    changes({
      facts: {
        policeLine: '18555',
        violenceLine: '0800 000 901',
        mindLine: '0800 678 679',
        onlineLine: '293',
        onlineChat: '050 160 3112',
        helpCheckedOn: '2026-11-20',
      },
    }),
  ),
  commit(
    'settings/site update, a helpline that is none',
    nobody,
    changes({ facts: { mindLine: 'call us' } }),
  ),
  commit(
    'settings/site update, helplines of two groups',
    nobody,
    changes({ facts: { mindLine: '0800 678 679', childLine: '0800 123 123' } }),
  ),
  commit(
    'settings/site update, the name of the office',
    theOffice,
    changes({ facts: { officeName: 'Lifeline Educational Consult Ltd' } }),
  ),
  commit(
    'settings/site update, a name of the office that is too long',
    nobody,
    changes({ facts: { officeName: 'n'.repeat(81) } }),
  ),
  commit(
    'settings/site update, of two groups at once',
    nobody,
    changes({ facts: { phone: '+233207654321', replyDays: 3 } }),
  ),
  commit('settings/site update, without a change', nobody, changes({ facts: {} })),
  commit(
    'settings/site update, with more than its line says',
    nobody,
    changes({ besides: { email: 'c@example.com' } }),
  ),
  commit(
    'settings/site update, with a fact that the line does not have',
    nobody,
    changes({ besides: { sms: '+233207654321' } }),
  ),
  commit(
    'settings/site update, whose line says another value before',
    nobody,
    changes({ line: { before: { phone: '+233200000000', email: 'a@example.com' } } }),
  ),
  commit(
    'settings/site update, whose line has a value more',
    nobody,
    changes({
      line: { after: { phone: '+233207654321', email: 'b@example.com', postAddress: '' } },
    }),
  ),
  commit(
    'settings/site update, whose line is of another event',
    nobody,
    changes({ line: { event: 'role.given' } }),
  ),
  commit('settings/site update, to a sample', nobody, changes({ besides: { isSample: true } })),
  commit(
    'settings/site update, a telephone number that is none',
    nobody,
    changes({ facts: { phone: '024' } }),
  ),
  commit(
    'settings/site update, no time for a worry about a child',
    nobody,
    changes({ facts: { concernHours: 0 } }),
  ),
  commit(
    'settings/site update, closed days with and without names',
    theOffice,
    changes({ facts: { closedOn: "2026-12-04 Farmers' Day; 2027-03-26 2027-03-29 Easter Monday" } }),
  ),
  commit(
    'settings/site update, closed days as they were before names',
    theOffice,
    changes({ facts: { closedOn: '2027-03-26 2027-03-29' } }),
  ),
  commit(
    'settings/site update, a name of a closed day without its day',
    nobody,
    changes({ facts: { closedOn: "Farmers' Day" } }),
  ),
  commit(
    'settings/site update, public holidays on which the office works',
    theOffice,
    changes({ facts: { openOn: '2027-07-01 2027-09-21' } }),
  ),
  commit(
    'settings/site update, a holiday by its name',
    nobody,
    changes({ facts: { openOn: 'Republic Day' } }),
  ),
  commit('settings/site update, without a line', nobody, (letter) => change(by(letter)).slice(0, 1)),
  commit('settings/site delete', nobody, () => [{ type: 'delete', path: siteSettingsPath }]),
];
