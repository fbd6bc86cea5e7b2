import type { DeskView } from './desk-address';

/** Desk location of a changed record. */
export interface RecordPlace {
  readonly view: DeskView;
  /** ID of the record to open; null when the view opens none. */
  readonly ref: string | null;
  /** Label to show when the record has no reference code. */
  readonly kind:
    | 'offers'
    | 'lessons'
    | 'practice'
    | 'questions'
    | 'homework'
    | 'solved'
    | 'groups'
    | 'tutors'
    | 'evidence'
    | 'reviews'
    | 'certificates'
    | 'subjects'
    | 'people'
    | 'schools'
    | 'counsellors'
    | 'articles'
    | 'faqs'
    | 'gallery'
    | 'wordings'
    | 'settings'
    | 'choices'
    | 'payments'
    | 'months'
    | 'payouts'
    | null;
}

/** @param record path of a record or of a document below it */
export function recordPlace(record: string): RecordPlace {
  const [collection = '', id = '', part] = record.split('/');
  switch (collection) {
    case 'enquiries':
      return { view: 'enquiries', ref: id, kind: null };
    case 'concerns':
      return { view: 'concerns', ref: id, kind: null };
    case 'bookings':
      return { view: 'counselling', ref: id, kind: null };
    case 'jobReports':
      return { view: 'reports', ref: id, kind: null };
    case 'questionReports':
      return { view: 'questions', ref: null, kind: 'questions' };
    case 'homeworkQuestions':
      return { view: 'homework', ref: id, kind: 'homework' };
    case 'solved':
      return { view: 'homework', ref: null, kind: 'solved' };
    case 'tutorApplications':
      return { view: 'applications', ref: id, kind: null };
    case 'jobApplications':
      return { view: 'applicants', ref: id, kind: null };
    case 'reviews':
      return { view: 'reviews', ref: null, kind: 'reviews' };
    case 'groups':
      return { view: 'groups', ref: null, kind: 'groups' };
    case 'certificates':
      return { view: 'lessons', ref: null, kind: 'certificates' };
    case 'subjectAdditions':
      return { view: 'subjects', ref: null, kind: 'subjects' };
    case 'tutors':
      return { view: 'people', ref: null, kind: 'tutors' };
    case 'jobs':
      return { view: 'posts', ref: id, kind: null };
    case 'schools':
    case 'schoolPages':
      return { view: 'schools', ref: null, kind: 'schools' };
    case 'consultations':
      return { view: 'consultations', ref: id, kind: null };
    case 'counsellors':
      return { view: 'counsellors', ref: null, kind: 'counsellors' };
    case 'articles':
      return { view: 'articles', ref: null, kind: 'articles' };
    case 'faqs':
      return { view: 'faqs', ref: null, kind: 'faqs' };
    case 'gallery':
      return { view: 'gallery', ref: null, kind: 'gallery' };
    case 'wordings':
      return { view: 'wordings', ref: null, kind: 'wordings' };
    case 'roles':
    case 'people':
      return { view: 'people', ref: null, kind: 'people' };
    case 'evidence':
      return { view: 'renewals', ref: null, kind: 'evidence' };
    case 'choiceRules':
      return { view: 'settings', ref: null, kind: 'choices' };
    case 'payments':
      return { view: 'payments', ref: null, kind: 'payments' };
    case 'closings':
      return { view: 'months', ref: id, kind: 'months' };
    case 'payouts':
      return { view: 'months', ref: id.slice(0, 7), kind: 'payouts' };
    case 'settings':
      return { view: 'settings', ref: null, kind: 'settings' };
    case 'offers':
      if (part === 'assignments') return { view: 'lessons', ref: null, kind: 'practice' };
      return part === 'lessons'
        ? { view: 'lessons', ref: null, kind: 'lessons' }
        : { view: 'requests', ref: null, kind: 'offers' };
    default:
      return { view: 'requests', ref: id, kind: null };
  }
}
