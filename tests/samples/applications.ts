import { createReferenceCode } from '@/entities/reference-code';
import { openTracking } from '@/entities/tracking';
import {
  createTutorApplication,
  type ApplicationFile,
  type TutorApplicationOutput,
} from '@/entities/tutor-application';
import type { Write } from '@/shared/backend';

/** A complete application, as the form sends it. */
export const sampleApplication: TutorApplicationOutput = {
  name: 'Abena Serwaa Osei',
  gender: 'woman',
  phone: '+233244123456',
  email: 'abena@example.com',
  region: 'GH-AA',
  town: 'Madina',
  languages: ['english', 'ga'],
  about: 'I teach slowly, and check often.',
  subjects: ['mathematics', 'science'],
  levels: ['primary', 'jhs'],
  years: 6,
  qualification: 'B.Ed. Mathematics, UCC 2019',
  hasNeedExperience: 'no',
  where: 'home',
  regions: ['GH-AA'],
  towns: 'Madina, Adenta',
  hours: ['sat-morning'],
  rate: 7000,
  ghanaCard: 'GHA-725436121-3',
  ntcLicence: 'PT/006655/2019',
  ntcExpiry: '2027-08-31',
  policeClearance: 'applied',
  firstName: 'Kojo Mensah',
  firstPhone: '+233201234567',
  firstRelation: 'head',
  firstPlace: 'Madina No. 2 JHS',
  secondName: 'Ama Boateng',
  secondPhone: '+233271234567',
  secondRelation: 'parent',
  secondPlace: 'Adenta',
  worksInPublicSchool: 'no',
  school: '',
  noOwnPupils: true,
  conduct: true,
  consent: true,
};

export const newApplicationCode = () => createReferenceCode('application');

/** Everything that Send writes for an application. */
export const sendApplication = (
  ref: string,
  files: readonly ApplicationFile[] = [],
  sent: TutorApplicationOutput = sampleApplication,
): readonly Write[] => [
  ...createTutorApplication(ref, sent, files, 'en'),
  openTracking(ref, { kind: 'application' }, 'submitted'),
];
