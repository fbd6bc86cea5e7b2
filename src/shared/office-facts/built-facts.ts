/**
 * Facts of the office as the build knows them: samples, until the office sets its own on the desk. Amounts in
 * pesewas, telephone numbers in E.164 unless a comment says otherwise.
 */
export interface OfficeFacts {
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
  /** Further closed days, `YYYY-MM-DD`, separated by spaces. */
  readonly closedOn: string;
  /** Maximum working days until an enquiry is answered. */
  readonly replyDays: number;
  /** Price of one lesson by level. */
  readonly rateNursery: number;
  readonly ratePrimary: number;
  readonly rateJhs: number;
  readonly rateShs: number;
  readonly ratePrivate: number;
  readonly leadName: string;
  readonly leadPhone: string;
  readonly deputyName: string;
  readonly deputyPhone: string;
  /** Child helplines as they are dialled within Ghana. */
  readonly childLine: string;
  readonly childLineToo: string;
  /** Day on which the helplines and 112 were tried, `YYYY-MM-DD`. */
  readonly linesCheckedOn: string;
  /** So many kilobytes of mobile data, of 1,000 bytes, cost so much. */
  readonly dataPesewas: number;
  readonly dataKilobytes: number;
  /** Publisher and date of the data price. */
  readonly dataSource: string;
}

export type FactName = keyof OfficeFacts;

/** Facts that the office has set; the others stay as built. */
export type GivenFacts = Partial<OfficeFacts>;

/** Whether the facts of the build are samples, not the office's own. */
export const isBuiltFromSamples = true as boolean;

export const builtFacts: OfficeFacts = {
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
  replyDays: 2,
  rateNursery: 4500,
  ratePrimary: 4500,
  rateJhs: 6000,
  rateShs: 7500,
  ratePrivate: 7500,
  leadName: '',
  leadPhone: '',
  deputyName: '',
  deputyPhone: '',
  // From published sources, November 2026; the office tries each before launch.
  childLine: '0800 800 800',
  childLineToo: '0800 900 900',
  linesCheckedOn: '',
  // Published in July 2025. Operators do not define the megabyte: 1,000,000 bytes gives the higher price, so
  // that we never understate it.
  dataPesewas: 100,
  dataKilobytes: 40_910,
  dataSource: 'MTN, July 2025',
};
