import { addCounsellor, counsellorPath, type CounsellorFacts } from '@/entities/counselling/counsellor';
import type { DocumentData } from '@/shared/backend';

const dayMs = 86_400_000;

const office = { from: 9 * 60, to: 12 * 60 };
const afternoon = { from: 13 * 60, to: 17 * 60 };
const evening = { from: 16 * 60, to: 19 * 60 };
const none: CounsellorFacts['hours'] = {
  weekly: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] },
  exceptions: [],
  away: null,
  talkMinutes: 45,
  bufferMinutes: 15,
};

/** Sample counsellors, who share a room. None of them exists. */
const counsellors: Readonly<Record<string, CounsellorFacts>> = {
  'demo-counsellor': {
    name: 'Efua B.',
    room: 'room-1',
    about: 'Sample of a profile. I taught for eleven years before I trained as a guidance counsellor.',
    topics: [
      'study-skills',
      'subject-choice',
      'school-selection',
      'exam-stress',
      'learning-difficulties',
      'career',
      'school-consultancy',
    ],
    ways: ['in-person', 'phone', 'whatsapp'],
    hours: {
      ...none,
      weekly: {
        ...none.weekly,
        mon: [office, afternoon],
        tue: [office, afternoon],
        wed: [office],
        thu: [office, afternoon],
        fri: [office],
      },
    },
  },
  'demo-counsellor-2': {
    name: 'Yaw D.',
    room: 'room-1',
    about: 'Sample of a profile. I listen first, and I work in the evening and on Saturday.',
    topics: [
      'career',
      'tertiary-choice',
      'scholarships',
      'relationships',
      'stress',
      'bullying',
      'online-safety',
      'school-consultancy',
    ],
    ways: ['in-person', 'phone', 'whatsapp', 'online'],
    hours: {
      ...none,
      weekly: { ...none.weekly, mon: [evening], wed: [afternoon], thu: [evening], sat: [office] },
    },
  },
};

/** The counsellors of the demo, with checks of which one has lapsed. */
export function createSampleCounsellors(now: number): Record<string, DocumentData> {
  const day = (ago: number) => new Date(now - ago * dayMs).toISOString().slice(0, 10);
  const at = new Date(now - 40 * dayMs).toISOString();
  const stamps = { state: 'published', createdAt: at, movedAt: at, updatedAt: at, isSample: true };
  const checks: Readonly<Record<string, readonly string[]>> = {
    'demo-counsellor': [
      `identity/${day(60)}`,
      `qualification/${day(60)}`,
      `police-clearance/${day(55)}/${day(-310)}`,
      `references/${day(52)}`,
      `safeguarding-training/${day(45)}/${day(-320)}`,
    ],
    'demo-counsellor-2': [
      `identity/${day(400)}`,
      `qualification/${day(400)}`,
      `police-clearance/${day(395)}/${day(30)}`,
      `references/${day(390)}`,
    ],
  };
  return Object.fromEntries(
    Object.entries(counsellors).map(([id, facts]) => {
      const write = addCounsellor(id, 'sample', facts);
      const data = write.type === 'create' ? write.data : {};
      return [counsellorPath(id), { ...data, ...stamps, checks: checks[id] ?? [] }];
    }),
  );
}
