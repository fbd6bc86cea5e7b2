import type { Write } from '@/shared/backend';
import { sampleApplication, sendApplication } from '../samples/applications';
import { sampleRequest, sendConcern, sendEnquiry, sendRequest } from '../samples/records';

/** In every text that a person writes, or that others write about them. */
export const mark = 'Zenobia';
export const familyPhone = '+233209990001';
/** What the office once took for the family's phone. */
export const mistypedPhone = '+233209990003';
export const familyEmail = 'zenobia@example.com';
export const teacherEmail = 'zenobia.teacher@example.com';

export const paper = {
  id: '6a0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c61',
  kind: 'ghana-card',
  name: `${mark} card.pdf`,
  type: 'application/pdf',
} as const;
export const photo = {
  id: '6a0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c62',
  name: `${mark}.jpg`,
  type: 'image/jpeg',
} as const;
export const degree = {
  id: '6a0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c63',
  name: `${mark} degree.pdf`,
  type: 'application/pdf',
} as const;
export const cv = {
  id: '6a0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c64',
  name: `${mark} CV.pdf`,
  type: 'application/pdf',
} as const;
export const fileBytes = Uint8Array.from(`A photo of ${mark}`, (letter) => letter.charCodeAt(0));

export interface Codes {
  readonly request: string;
  readonly neighbour: string;
  readonly enquiry: string;
  readonly concern: string;
  readonly application: string;
  readonly jobApplication: string;
}

/** What a family and others send without an account. */
export const sentByGuests = (codes: Codes): readonly (readonly Write[])[] => [
  sendRequest(codes.request, {
    ...sampleRequest,
    learnerName: `${mark} Kid`,
    hasNeed: 'yes',
    need: `${mark} reads slowly`,
    town: `${mark} Town`,
    landmark: `Behind the shop of ${mark}`,
    guardianName: `${mark} Quaye`,
    phone: familyPhone,
    email: familyEmail,
    message: `${mark} says hello`,
  }),
  sendRequest(codes.neighbour),
  sendEnquiry(codes.enquiry, {
    name: mark,
    phone: familyPhone,
    email: familyEmail,
    message: `${mark} asks`,
  }),
  sendConcern(codes.concern, {
    name: mark,
    phone: familyPhone,
    email: familyEmail,
    words: `${mark} is worried`,
  }),
  sendApplication(codes.application, [{ ...paper, size: fileBytes.byteLength }], {
    ...sampleApplication,
    name: `${mark} Teacher`,
    phone: '+233209990002',
    email: teacherEmail,
    town: `${mark} Town`,
    about: `I am ${mark}`,
    qualification: `B.Ed. of ${mark}`,
    towns: `${mark} Towns`,
    firstName: `${mark} Head`,
    secondName: `${mark} Parent`,
    worksInPublicSchool: 'yes',
    school: `${mark} School`,
  }),
];
