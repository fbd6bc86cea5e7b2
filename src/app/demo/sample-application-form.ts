import { foundBy, phoneTailPath } from '@/entities/phone-tail';
import { applicantContactPath, tutorApplicationPath } from '@/entities/tutor-application';
import type { ApplicantContact, TutorApplication } from '@/entities/tutor-application';
import type { DocumentData } from '@/shared/backend';
import { stepsOf } from './sample-timeline';

type Profile = TutorApplication['profile'];

/** The form of a sample application; none has files. */
export interface SampleForm
  extends
    Pick<Profile, 'name' | 'gender' | 'region' | 'town' | 'languages' | 'about'>,
    Pick<ApplicantContact, 'email' | 'phone'>,
    Pick<TutorApplication, 'teaching' | 'hours' | 'rate'> {}

const referee = {
  name: 'Sample Head Teacher',
  phone: '+233240000000',
  relation: 'head',
  place: 'A sample school',
};

/** The record of a sample application in its latest state, with contact, referees and tracking. */
export function formDocuments(
  ref: string,
  form: SampleForm,
  timeline: readonly { readonly what: string; readonly at: string }[],
): Record<string, DocumentData> {
  const { teaching, hours, rate, email, phone, ...person } = form;
  const record = tutorApplicationPath(ref);
  const state = timeline.at(-1)?.what ?? 'submitted';
  const at = timeline.at(-1)?.at ?? '';
  const createdAt = timeline[0]?.at ?? at;
  return {
    [record]: {
      state,
      createdAt,
      movedAt: at,
      updatedAt: at,
      lastChange: '',
      isSample: true,
      profile: person,
      teaching,
      travel: { where: 'home', regions: [person.region], towns: person.town },
      hours,
      rate,
      papers: {
        ghanaCard: 'GHA-000000000-0',
        ntcLicence: '',
        ntcExpiry: '',
        policeClearance: 'applied',
      },
      files: { ghanaCard: '', ntcLicence: '', certificate: '', policeClearance: '', photo: '' },
      declarations: {
        worksInPublicSchool: false,
        school: '',
        noOwnPupils: true,
        conductVersion: 'sample',
        consent: { version: 'sample', language: 'en' },
      },
      asked: { words: '' },
      decision: { reason: '', words: '', retryFrom: '' },
    },
    [`${record}/contact/referees`]: { first: referee, second: referee },
    [applicantContactPath(ref)]: { phone, email },
    [phoneTailPath(ref)]: foundBy({ phone, name: person.name }),
    [`tracking/${ref}`]: { topic: { kind: 'application' }, state, steps: stepsOf(timeline) },
  };
}
