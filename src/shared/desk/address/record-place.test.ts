import { expect, it } from 'vitest';
import { recordPlace } from './record-place';

it.each([
  ['tuitionRequests/LL-T1', 'requests', 'LL-T1'],
  ['tuitionRequests/LL-T1/invitations/7', 'requests', 'LL-T1'],
  ['enquiries/LL-E1', 'enquiries', 'LL-E1'],
  ['tutorApplications/LL-A1/evidence/7', 'applications', 'LL-A1'],
  ['jobApplications/LL-J1/notes/7', 'applicants', 'LL-J1'],
  ['offers/7', 'requests', null],
  ['offers/7/lessons/8', 'lessons', null],
  ['reviews/7', 'reviews', null],
  ['groups/7', 'groups', null],
  ['tutors/7', 'people', null],
  ['jobs/LL-P1', 'posts', 'LL-P1'],
  ['schools/school-7', 'schools', null],
  ['consultations/LL-S7', 'consultations', 'LL-S7'],
  ['consultations/LL-S7/messages/8', 'consultations', 'LL-S7'],
  ['bookings/LL-C7', 'counselling', 'LL-C7'],
  ['counsellors/demo-lead', 'counsellors', null],
  ['articles/mock-results', 'articles', null],
  ['faqs/cost', 'faqs', null],
  ['gallery/reading-day', 'gallery', null],
  ['wordings/LL-V7-1', 'wordings', null],
  ['schoolPages/LL-G7', 'schools', null],
  ['evidence/7/items/8', 'renewals', null],
])('%s belongs to the view %s', (record, view, ref) => {
  expect(recordPlace(record)).toMatchObject({ view, ref });
});
