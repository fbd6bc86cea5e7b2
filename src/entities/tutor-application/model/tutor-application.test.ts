import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isServerTime } from '@/shared/backend';
import { filesOf, type ApplicationFile } from './application-file';
import { createTutorApplication, isRefereesDocument, isTutorApplicationDocument } from './tutor-application';
import {
  applicantSchema,
  applicationSendSchema,
  declarationsSchema,
  papersSchema,
  refereesSchema,
  teachingSchema,
  travelSchema,
} from './tutor-application-form';

const sent = {
  ...v.parse(applicantSchema, {
    name: 'Abena Osei',
    gender: 'woman',
    phone: '0244123456',
    email: 'Abena.Osei@example.com',
    region: 'GH-AA',
    town: 'Madina',
    languages: ['english', 'ga'],
    about: 'I teach slowly and check often.',
  }),
  ...v.parse(teachingSchema, {
    subjects: ['mathematics'],
    levels: ['primary', 'jhs'],
    years: '6',
    qualification: 'B.Ed. Mathematics, UCC',
    hasNeedExperience: 'no',
  }),
  ...v.parse(travelSchema, {
    where: 'home',
    regions: ['GH-AA'],
    towns: 'Madina, Adenta',
    hours: ['sat-morning'],
    rate: '70',
  }),
  ...v.parse(papersSchema, {
    ghanaCard: 'gha 725436121-3',
    ntcLicence: 'PT/006655/2019',
    ntcExpiry: '2027-08-31',
    policeClearance: 'applied',
  }),
  ...v.parse(refereesSchema, {
    firstName: 'Kojo Mensah',
    firstPhone: '0201234567',
    firstRelation: 'head',
    firstPlace: 'Madina No. 2 JHS',
    secondName: 'Ama Boateng',
    secondPhone: '0271234567',
    secondRelation: 'parent',
    secondPlace: 'Adenta',
  }),
  ...v.parse(declarationsSchema, {
    worksInPublicSchool: 'no',
    school: 'x',
    noOwnPupils: false,
    conduct: true,
  }),
  ...v.parse(applicationSendSchema, { consent: true }),
};

const photo: ApplicationFile = {
  id: '0b9c7c2e-7b51-4b8e-9b0e-0d1f2b3c4d5e',
  kind: 'photo',
  name: 'me.jpg',
  type: 'image/jpeg',
  size: 4000,
};

/** Replaces server times, as a backend does. */
const stored = (data: unknown): unknown =>
  JSON.parse(
    JSON.stringify(data, (_key, value: unknown) =>
      isServerTime(value) ? '2026-03-09T09:00:00.000Z' : value,
    ),
  );

describe('an application', () => {
  const [application, referees, contact] = createTutorApplication('LL-A0000000000000', sent, [photo], 'en');
  const data = application?.type === 'create' ? application.data : {};

  it('is stored in the form of its schema', () => {
    expect(isTutorApplicationDocument(stored(data))).toBe(true);
    expect(isRefereesDocument(stored(referees?.type === 'create' ? referees.data : {}))).toBe(true);
  });

  it('normalizes typed values', () => {
    expect(contact).toMatchObject({ data: { email: 'abena.osei@example.com', phone: '+233244123456' } });
    expect(data).toMatchObject({
      papers: { ghanaCard: 'GHA-725436121-3' },
      rate: 7000,
      declarations: { school: '', noOwnPupils: true },
    });
  });

  it('returns its files by kind', () => {
    expect(filesOf(stored(data) as Parameters<typeof filesOf>[0])).toEqual([photo]);
  });
});

describe('the form', () => {
  const problemOf = (schema: v.GenericSchema, values: unknown) =>
    v.safeParse(schema, values).issues?.[0].message;

  it('accepts a Ghana Card number', () => {
    const papers = { ghanaCard: 'GHA-12', ntcLicence: '', ntcExpiry: '', policeClearance: 'have' };
    expect(problemOf(papersSchema, papers)).toBe('ghanaCard');
    expect(problemOf(papersSchema, { ...papers, ghanaCard: '7254361213' })).toBeUndefined();
  });

  it('requires the last day of a licence, the school, and a region to travel in', () => {
    const papers = {
      ghanaCard: '7254361213',
      ntcLicence: 'PT/006655',
      ntcExpiry: '',
      policeClearance: 'have',
    };
    expect(problemOf(papersSchema, papers)).toBe('required');
    const declared = { worksInPublicSchool: 'yes', school: '', noOwnPupils: true, conduct: true };
    expect(problemOf(declarationsSchema, declared)).toBe('required');
    expect(problemOf(declarationsSchema, { ...declared, school: 'Madina No. 2 JHS' })).toBeUndefined();
    const travel = { where: 'home', regions: [], towns: '', hours: ['sat-morning'], rate: '70' };
    expect(problemOf(travelSchema, travel)).toBe('required');
    expect(problemOf(travelSchema, { ...travel, where: 'online' })).toBeUndefined();
  });

  it('asks about own pupils only who works in a public school', () => {
    const declared = { school: 'Madina No. 2 JHS', noOwnPupils: false, conduct: true };
    const problemsOf = (worksInPublicSchool: string) =>
      v
        .safeParse(declarationsSchema, { ...declared, worksInPublicSchool })
        .issues?.map((issue) => v.getDotPath(issue));
    expect(problemsOf('yes')).toEqual(['noOwnPupils']);
    expect(problemsOf('no')).toBeUndefined();
    expect(problemsOf('')).toEqual(['worksInPublicSchool']);
  });

  it('requires two people as referees', () => {
    const one = { firstName: 'Kojo', firstPhone: '0201234567', firstRelation: 'head', firstPlace: 'Madina' };
    const same = {
      secondName: 'Ama',
      secondPhone: '020 123 4567',
      secondRelation: 'head',
      secondPlace: 'Madina',
    };
    expect(problemOf(refereesSchema, { ...one, ...same })).toBe('sameReferee');
  });
});
