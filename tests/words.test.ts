import { describe, expect, it } from 'vitest';
import admin from '@locales/en/admin.json';
import code from '@locales/en/code.json';
import family from '@locales/en/family.json';
import ghana from '@locales/en/ghana.json';
import validation from '@locales/en/validation.json';
import { concernLifecycle } from '../src/entities/concern';
import { bookingLifecycle } from '../src/entities/counselling/booking';
import { articleLifecycle } from '../src/entities/content/article';
import { albumLifecycle } from '../src/entities/content/album';
import { faqLifecycle } from '../src/entities/content/faq';
import { wordingLifecycle } from '../src/entities/content/wording';
import { counsellorLifecycle } from '../src/entities/counselling/counsellor';
import { consultationLifecycle } from '../src/entities/consultancy/consultation';
import { enquiryLifecycle } from '../src/entities/enquiry';
import { homeworkQuestionLifecycle } from '../src/entities/homework/question';
import { solvedQuestionLifecycle } from '../src/entities/homework/solved-question';
import { jobLifecycle } from '../src/entities/jobs/job';
import { jobApplicationLifecycle } from '../src/entities/jobs/job-application';
import { jobReportLifecycle } from '../src/entities/jobs/job-report';
import { lessonLifecycle } from '../src/entities/lesson';
import { groupLifecycle, invitationLifecycle } from '../src/entities/neighbour-group';
import { offerLifecycle } from '../src/entities/offer';
import { reviewLifecycle, withholdReasons } from '../src/entities/review';
import { additionLifecycle } from '@/entities/vetting/subject-addition';
import { schoolLifecycle } from '../src/entities/jobs/school';
import { schoolPageLifecycle } from '../src/entities/jobs/school-page';
import { tuitionRequestLifecycle } from '../src/entities/tuition-request';
import { tutorLifecycle } from '../src/entities/tutor';
import { eventOfKey } from '../src/features/admin/change-log/model/log-kinds';
import { tutorApplicationLifecycle } from '../src/entities/tutor-application';
import { assignmentLifecycle } from '../src/entities/practice/assignment';
import { questionReportLifecycle } from '../src/entities/practice/question-report';
import { savedLists } from '@/shared/desk';
import { regionCodes, schoolClasses, subjects } from '@/shared/ghana';
import { isLabel, localeProblems } from '../tools/locale-coverage';

const lives = {
  tuition: tuitionRequestLifecycle,
  enquiry: enquiryLifecycle,
  safeguarding: concernLifecycle,
  application: tutorApplicationLifecycle,
  jobApplication: jobApplicationLifecycle,
  jobReport: jobReportLifecycle,
  counselling: bookingLifecycle,
  consultation: consultationLifecycle,
};

it('every word is there in English, and other languages have only words in form that say where they are from', () => {
  expect(localeProblems()).toEqual([]);
});

describe('words looked up by stored values', () => {
  it.each(Object.entries(lives))(
    'exist for every state and transition of the lifecycle: %s',
    (_kind, lifecycle) => {
      for (const state of lifecycle.states) {
        expect(Object.keys(code.steps)).toContain(state);
        expect(Object.keys(admin.states)).toContain(state);
      }
      for (const { event } of lifecycle.transitions) {
        expect(Object.keys(admin.events)).toContain(event.replace('.', '-'));
        expect(Object.keys(admin.logEvents)).toContain(event.replace('.', '-'));
        // The change log is asked by event, the choice of it made from the words.
        expect(eventOfKey(event.replace('.', '-'))).toBe(event);
      }
    },
  );

  it.each(
    Object.entries({
      tutorLifecycle,
      offerLifecycle,
      lessonLifecycle,
      assignmentLifecycle,
      questionReportLifecycle,
      groupLifecycle,
      invitationLifecycle,
      reviewLifecycle,
      additionLifecycle,
      schoolLifecycle,
      schoolPageLifecycle,
      jobLifecycle,
      counsellorLifecycle,
      articleLifecycle,
      faqLifecycle,
      wordingLifecycle,
      albumLifecycle,
      homeworkQuestionLifecycle,
      solvedQuestionLifecycle,
    }),
  )('exist in the change log for every state and transition of %s', (_name, lifecycle) => {
    for (const state of lifecycle.states) expect(Object.keys(admin.states)).toContain(state);
    for (const { event } of lifecycle.transitions) {
      expect(Object.keys(admin.logEvents)).toContain(event.replace('.', '-'));
      expect(eventOfKey(event.replace('.', '-'))).toBe(event);
    }
  });

  it('exist for family and office for every reason to withhold a review', () => {
    const reasons = [...withholdReasons].sort();
    expect(Object.keys(family.review.reasons).sort()).toEqual(reasons);
    expect(Object.keys(admin.reviews.reasons).sort()).toEqual(reasons);
  });

  it('exist for every list that is saved as a file', () => {
    for (const list of savedLists) expect({ ...admin.views, ...admin.savedLists }).toHaveProperty(list);
    // A list that bears the name of its view has no second one.
    expect(Object.keys(admin.savedLists).filter((list) => list in admin.views)).toEqual([]);
  });

  it('exist for every class, subject and region', () => {
    expect(Object.keys(ghana.classes).sort()).toEqual([...schoolClasses].sort());
    expect(Object.keys(ghana.subjects).sort()).toEqual([...subjects].sort());
    expect(Object.keys(ghana.regions).sort()).toEqual([...regionCodes].sort());
  });

  it('match the five messages of the specification exactly', () => {
    expect([
      validation.required,
      validation.email,
      validation.number,
      validation.maxLength,
      validation.minLength,
    ]).toEqual([
      'This field is required',
      'Please enter a valid email',
      'This field can only contain numbers',
      'You must enter a maximum of {{max}} characters',
      'You must enter a minimum of {{min}} characters',
    ]);
  });
});

it.each([
  ['Ask for a tutor', false],
  ['Show all texts', true],
  ['{{count}} of {{all}} texts', true],
  ['See the report, then say yes', false],
  ['Home', true],
])('counts %j as a label: %j', (text, is) => {
  expect(isLabel(text)).toBe(is);
});
