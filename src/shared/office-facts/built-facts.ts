import type { MobileNetwork } from '../ghana';

/** `family-after-yes`: the family pays the trial only if it goes on with the tutor. */
export type TrialPayer = 'family' | 'office' | 'family-after-yes';

/** `welcome`: a tutor may show one, and is approved without. */
export type PoliceCertificate = 'required' | 'welcome';

/**
 * Facts of the office as the build knows them: its own, or samples where it has set none on the desk. Amounts
 * in pesewas, telephone numbers in E.164 unless a comment says otherwise.
 */
export interface OfficeFacts {
  /** Name of the firm that runs Lifeline; empty until the office says so. */
  readonly officeName: string;
  readonly phone: string;
  readonly whatsApp: string;
  readonly sms: string;
  readonly email: string;
  readonly postAddress: string;
  /** GhanaPostGPS, `AK-039-5028`. */
  readonly digitalAddress: string;
  /** Registration with the Data Protection Commission. */
  readonly registration: string;
  /** ISO weekdays, Monday 1, separated by spaces. */
  readonly openDays: string;
  /** Hours in Africa/Accra. */
  readonly opensAt: number;
  readonly closesAt: number;
  /** Further closed days with their names, see `closedDaysIn`. */
  readonly closedOn: string;
  /** Public holidays on which the office works, `YYYY-MM-DD`, separated by spaces. */
  readonly openOn: string;
  /** Maximum working days until an enquiry is answered. */
  readonly replyDays: number;
  /** Maximum hours, while the office is open, until a worry about a child is read. */
  readonly concernHours: number;
  /** Months after which the person is removed from a record that is over, by kind. */
  readonly keepRequests: number;
  readonly keepEnquiries: number;
  readonly keepApplications: number;
  readonly keepJobApplications: number;
  readonly keepProfiles: number;
  readonly keepConcerns: number;
  readonly keepBookings: number;
  /** Price of one lesson of the usual length by level. */
  readonly rateNursery: number;
  readonly ratePrimary: number;
  readonly rateJhs: number;
  readonly rateShs: number;
  readonly ratePrivate: number;
  /** What a quarter of an hour more or less changes, in percent of that price; 0 until the office says so. */
  readonly quarterPercent: number;
  /** Surcharge of a group lesson for each further child, in percent of the price for one. */
  readonly furtherChildPercent: number;
  /** Most that a tutor may ask for transport, a lesson. */
  readonly transportMost: number;
  /** Who pays the trial lesson; empty until the office says so. */
  readonly trialPayer: TrialPayer | '';
  /** What a tutor is paid of the price of a lesson, in percent; 0 until the office says so. */
  readonly tutorPercent: number;
  /** What a tutor is paid for answering a homework question; 0 until the office says so. */
  readonly homeworkRate: number;
  /** Where families pay by mobile money, all empty until the office says so: network, number, name on it. */
  readonly payNetwork: MobileNetwork | '';
  readonly payNumber: string;
  readonly payName: string;
  /** Days after a lesson is confirmed within which it is paid. */
  readonly payDays: number;
  /** Regions in which the office takes no new requests now, codes separated by spaces. */
  readonly pausedRegions: string;
  /** What the home page announces, from one day to the end of the other, `YYYY-MM-DD`; all may be empty. */
  readonly noticeText: string;
  readonly noticeFrom: string;
  readonly noticeUntil: string;
  /** People of the office, each with role and a sentence, see `teamOf`; all may be empty. */
  readonly team1: string;
  readonly team2: string;
  readonly team3: string;
  readonly team4: string;
  readonly team5: string;
  readonly team6: string;
  /** Whether somebody needs a police certificate to teach, or may show one. */
  readonly policeCertificate: PoliceCertificate;
  /** What a tutor must have for the badge, see `BadgeCriteria`; stars in tenths. 0 asks for nothing. */
  readonly badgeLessons: number;
  readonly badgeFamilies: number;
  readonly badgeReviews: number;
  readonly badgeStars: number;
  readonly badgeReplies: number;
  readonly leadName: string;
  readonly leadPhone: string;
  readonly deputyName: string;
  readonly deputyPhone: string;
  /** Child helplines as they are dialled within Ghana. */
  readonly childLine: string;
  readonly childLineToo: string;
  /** Day on which the helplines and 112 were tried, `YYYY-MM-DD`. */
  readonly linesCheckedOn: string;
  /** Further helplines, for whoever talks to a counsellor; as they are dialled within Ghana. */
  readonly policeLine: string;
  readonly violenceLine: string;
  readonly mindLine: string;
  readonly onlineLine: string;
  readonly onlineChat: string;
  /** Day on which these were tried, `YYYY-MM-DD`. */
  readonly helpCheckedOn: string;
  /** So many kilobytes of mobile data, of 1,000 bytes, cost so much. */
  readonly dataPesewas: number;
  readonly dataKilobytes: number;
  /** Publisher and date of the data price. */
  readonly dataSource: string;
}

export type FactName = keyof OfficeFacts;

/** Facts that the office has set; the others stay as built. */
export type GivenFacts = Partial<OfficeFacts>;

const samples: OfficeFacts = {
  officeName: '',
  phone: '+233240000000',
  whatsApp: '+233240000000',
  sms: '+233240000000',
  email: 'office@lifeline.example',
  postAddress: '',
  digitalAddress: '',
  registration: '',
  openDays: '1 2 3 4 5',
  opensAt: 8,
  closesAt: 17,
  closedOn: '',
  openOn: '',
  replyDays: 2,
  concernHours: 4,
  keepRequests: 12,
  keepEnquiries: 12,
  keepApplications: 6,
  keepJobApplications: 6,
  keepProfiles: 12,
  keepConcerns: 84,
  keepBookings: 12,
  rateNursery: 4500,
  ratePrimary: 4500,
  rateJhs: 6000,
  rateShs: 7500,
  ratePrivate: 7500,
  quarterPercent: 0,
  furtherChildPercent: 30,
  transportMost: 20_000,
  trialPayer: '',
  tutorPercent: 0,
  homeworkRate: 0,
  payNetwork: '',
  payNumber: '',
  payName: '',
  payDays: 7,
  pausedRegions: '',
  noticeText: '',
  noticeFrom: '',
  noticeUntil: '',
  team1: '',
  team2: '',
  team3: '',
  team4: '',
  team5: '',
  team6: '',
  policeCertificate: 'required',
  badgeLessons: 60,
  badgeFamilies: 5,
  badgeReviews: 5,
  badgeStars: 45,
  badgeReplies: 80,
  leadName: '',
  leadPhone: '',
  deputyName: '',
  deputyPhone: '',
  // From published sources, November 2026; the office tries each before launch.
  childLine: '0800 800 800',
  childLineToo: '0800 900 900',
  linesCheckedOn: '',
  policeLine: '191',
  violenceLine: '0800 000 900',
  mindLine: '0800 678 678',
  onlineLine: '292',
  onlineChat: '050 160 3111',
  helpCheckedOn: '',
  // Published in July 2025. Operators do not define the megabyte: 1,000,000 bytes gives the higher price, so
  // that we never understate it.
  dataPesewas: 100,
  dataKilobytes: 40_910,
  dataSource: 'MTN, July 2025',
};

/** The known facts among the fields of a document; whatever has another type stays as built. */
export function factsIn(fields: Readonly<Record<string, unknown>>): GivenFacts {
  return Object.fromEntries(
    (Object.keys(samples) as FactName[])
      .filter((name) => typeof fields[name] === typeof samples[name])
      .map((name) => [name, fields[name]]),
  );
}

/** The office's own facts as the database had them when `npm run deploy` built the site; else none. */
export const bakedFacts: GivenFacts = factsIn(__OFFICE_FACTS__);

export const builtFacts: OfficeFacts = { ...samples, ...bakedFacts };
