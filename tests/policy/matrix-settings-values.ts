import { nobody, rowsOn, theOffice, type Row } from './matrix-row';
import { changes, stored } from './settings-change';

const { commit } = rowsOn(stored);

/** Which values the office may give to a fact. */
export const settingsValueRows: readonly Row[] = [
  commit('settings/site update, a day that is none', nobody, changes({ facts: { closedOn: '2026-02-31' } })),
  commit('settings/site update, a price below zero', nobody, changes({ facts: { rateJhs: -5 } })),
  commit(
    'settings/site update, what a quarter of an hour changes',
    theOffice,
    changes({ facts: { quarterPercent: 20 } }),
  ),
  commit(
    'settings/site update, a quarter of an hour that makes a short lesson free',
    nobody,
    changes({ facts: { quarterPercent: 41 } }),
  ),
  commit('settings/site update, what a tutor is paid', theOffice, changes({ facts: { tutorPercent: 80 } })),
  commit(
    'settings/site update, more for the tutor than the price',
    nobody,
    changes({ facts: { tutorPercent: 101 } }),
  ),
  commit(
    'settings/site update, what an answer is paid',
    theOffice,
    changes({ facts: { homeworkRate: 500 } }),
  ),
  commit(
    'settings/site update, more for an answer than a question holds',
    nobody,
    changes({ facts: { homeworkRate: 20_100 } }),
  ),
  commit(
    'settings/site update, a notice on the home page',
    theOffice,
    changes({
      facts: { noticeText: 'a'.repeat(300), noticeFrom: '2026-12-21', noticeUntil: '2027-01-02' },
    }),
  ),
  commit(
    'settings/site update, people of the office',
    theOffice,
    changes({ facts: { team1: 'Ama Mensah | Tutors', team2: 'Kojo Addo | Families | Answers the phone.' } }),
  ),
  commit(
    'settings/site update, a person without a role',
    nobody,
    changes({ facts: { team1: 'Ama Mensah' } }),
  ),
  commit(
    'settings/site update, a person with a tag',
    nobody,
    changes({ facts: { team1: 'Ama Mensah | Tutors | <a href="javascript:x">' } }),
  ),
  commit(
    'settings/site update, a person and the hours',
    nobody,
    changes({ facts: { team1: 'Ama Mensah | Tutors', opensAt: 9 } }),
  ),
  commit('settings/site update, no notice', theOffice, changes({ facts: { noticeText: '' } })),
  commit('settings/site update, a long notice', nobody, changes({ facts: { noticeText: 'a'.repeat(301) } })),
  commit(
    'settings/site update, a notice with a tag',
    nobody,
    changes({ facts: { noticeText: '<a href="javascript:x">' } }),
  ),
  commit(
    'settings/site update, a notice until a day that is none',
    nobody,
    changes({ facts: { noticeUntil: '2026-02-31' } }),
  ),
  commit(
    'settings/site update, a notice and the hours',
    nobody,
    changes({ facts: { noticeText: 'Closed', opensAt: 9 } }),
  ),
  commit('settings/site update, who pays the trial', theOffice, changes({ facts: { trialPayer: 'office' } })),
  commit(
    'settings/site update, a payer of the trial who is none',
    nobody,
    changes({ facts: { trialPayer: 'nobody' as 'office' } }),
  ),
  commit(
    'settings/site update, a pause and the police certificate',
    theOffice,
    changes({ facts: { pausedRegions: 'GH-UW GH-UE', policeCertificate: 'welcome' } }),
  ),
  commit(
    'settings/site update, a pause in a region that is none',
    nobody,
    changes({ facts: { pausedRegions: 'Accra' } }),
  ),
  commit(
    'settings/site update, transport above what an offer holds',
    nobody,
    changes({ facts: { transportMost: 20_100 } }),
  ),
  commit(
    'settings/site update, what the badge asks',
    theOffice,
    changes({
      facts: { badgeLessons: 40, badgeFamilies: 3, badgeReviews: 0, badgeStars: 47, badgeReplies: 90 },
    }),
  ),
  commit('settings/site update, six stars for the badge', nobody, changes({ facts: { badgeStars: 60 } })),
  commit(
    'settings/site update, where families pay',
    theOffice,
    changes({ facts: { payNetwork: 'mtn', payNumber: '+233200000009', payName: 'Lifeline', payDays: 14 } }),
  ),
  commit(
    'settings/site update, nowhere to pay',
    theOffice,
    changes({ facts: { payNetwork: '', payNumber: '', payName: '' } }),
  ),
  commit(
    'settings/site update, a network to pay on that is none',
    nobody,
    changes({ facts: { payNetwork: 'cash' as never } }),
  ),
  commit(
    'settings/site update, a number to pay to that is none',
    nobody,
    changes({ facts: { payNumber: '0200000009' } }),
  ),
  commit('settings/site update, no day to pay within', nobody, changes({ facts: { payDays: 0 } })),
];
