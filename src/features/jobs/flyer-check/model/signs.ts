/** Who named a sign. The year is left out where the source gives none. */
export interface SignSource {
  readonly name: string;
  readonly year?: number;
  readonly address: string;
}

export interface Sign {
  /** From 1, also found in genuine posts, to 5, never found in one. */
  readonly weight: 1 | 2 | 3 | 4 | 5;
  /** Null: a rule of our own. */
  readonly source: SignSource | null;
}

/** Signs from this weight on are a reason to stop. */
const grave = 4;

/** Signs up to this weight are found in genuine posts, too. */
export const mild = 2;

const ges = (year: number, address: string): SignSource => ({
  name: 'Ghana Education Service (GES)',
  year,
  address,
});
const cyberSecurity = (address: string, year = 2024): SignSource => ({
  name: 'Cyber Security Authority',
  year,
  address,
});
const unicode: SignSource = {
  name: 'Unicode Consortium, Technical Report 36',
  year: 2014,
  address: 'https://www.unicode.org/reports/tr36/',
};

const gesWarning = 'https://www.ghanamma.com/2025/09/21/ges-warns-against-fake-recruitment-letter';
const gesDenial =
  'https://www.pulse.com.gh/story/ges-warns-public-against-fake-recruitment-letter-circulating-online-2026012414483607145';
const lettersSold =
  'https://mobile.ghanaweb.com/GhanaHomePage/NewsArchive/27-teachers-sacked-over-fake-appointment-letters-1569350';
const csaAlert = 'https://csa.gov.gh/cert-gh-alert23.php';
const csaAdvice =
  'https://www.graphic.com.gh/news/general-news/ghana-news-cyber-security-authority-warns-public-of-uptick-in-job-scams.html';

/** Signs of a fake post, letter or message that its words can show. All sources read on 22 November 2026. */
export const signs = {
  fee: { weight: 5, source: ges(2025, gesWarning) },
  'fee-momo': {
    weight: 5,
    source: {
      name: 'Ministry of Employment',
      year: 2023,
      address: 'https://www.adomonline.com/employment-ministry-cautions-public-against-recruitment-scam/',
    },
  },
  'protocol-slot': { weight: 5, source: ges(2026, gesDenial) },
  'fake-letter': {
    weight: 5,
    source: ges(
      2025,
      'https://ghanaeducation.org/ges-warns-of-fake-teacher-recruitments-and-appointment-letters/',
    ),
  },
  'agent-sells-letters': {
    weight: 5,
    source: { name: 'Ghana Police Service', year: 2022, address: lettersSold },
  },
  'fake-exam-help': {
    weight: 5,
    source: {
      name: 'National Teaching Council (NTC)',
      year: 2019,
      address:
        'https://newsghana24.com/national-teaching-council-issues-a-disclaimer-on-teacher-licensure-examination',
    },
  },
  'result-change': {
    weight: 5,
    source: {
      name: 'National Teaching Council (NTC)',
      year: 2024,
      address:
        'https://www.classfmonline.com/news/education/Teacher-licensure-exams-We-ve-not-made-changes-to-results-NTC-48703',
    },
  },
  voucher: {
    weight: 4,
    source: {
      name: 'Ghana Highway Authority',
      year: 2021,
      address: 'https://ghanaguardian.com/ghana-highway-authority-warns-against-fraudulent-recruitment',
    },
  },
  'agent-fee': {
    weight: 4,
    source: {
      name: 'The Mirror',
      address: 'https://graphiconline.com/news/general-news/job-scams-be-wary-of-internet-offers.html',
    },
  },
  'fake-forms': {
    weight: 4,
    source: {
      name: 'Ghana Police Service',
      address: 'https://www.peacefmonline.com/v12/tools/printnews/news.php?contentid=389890',
    },
  },
  'small-then-big': { weight: 4, source: cyberSecurity(csaAlert) },
  'personal-data': { weight: 4, source: cyberSecurity(csaAlert) },
  'impersonates-official': {
    weight: 4,
    source: cyberSecurity(
      'https://newstitbits.com/gh%c2%a2908427-lost-to-job-recruitment-fraud-last-year',
      2023,
    ),
  },
  'false-clearance': {
    weight: 4,
    source: ges(
      2025,
      'https://newswavegh.org/ges-warns-against-circulation-of-fraudulent-recruitment-letters',
    ),
  },
  'fake-portal': {
    weight: 4,
    source: {
      name: 'Ghanaian Times',
      year: 2021,
      address:
        'https://www.ghanaiantimes.com.gh/recruitment-into-ghanas-security-services-connection-men-disconnecting-dreams-of-wannabes/',
    },
  },
  'only-social': { weight: 4, source: ges(2026, gesDenial) },
  'unlicensed-agency': {
    weight: 4,
    source: {
      name: 'Ministry of Employment; Labour Act (Act 651), section 7',
      year: 2003,
      address:
        'https://www.adomonline.com/be-wary-of-unscrupulous-private-employment-agencies-labour-ministry-warns-job-seekers/',
    },
  },
  'hidden-letters': { weight: 4, source: unicode },
  'spokesperson-name': { weight: 3, source: ges(2025, gesWarning) },
  'wrong-contact': {
    weight: 3,
    source: {
      name: 'National Teaching Council (NTC)',
      address: 'https://thisterm.com/news/ntc-reacts-to-claim-to-change-gtle-results-over-mass-failure/',
    },
  },
  unsolicited: { weight: 3, source: cyberSecurity(csaAlert) },
  'move-to-chat': { weight: 3, source: cyberSecurity(csaAlert) },
  'too-good': { weight: 3, source: cyberSecurity(csaAdvice) },
  'pay-above-scale': {
    weight: 3,
    source: {
      name: 'Coleman Publications, pay of new GES teachers',
      year: 2025,
      address:
        'https://colemanpublications.com/ges/ranks-and-salary-of-newly-recruited-teachers-in-ghana-education-service-2025',
    },
  },
  urgency: {
    weight: 3,
    source: {
      name: 'News Ghana',
      year: 2025,
      address: 'https://newsghana.com.gh/ghanas-job-seekers-face-rising-fraud-amid-recruitment-scams/',
    },
  },
  'copied-letterhead': {
    weight: 2,
    source: ges(
      2026,
      'https://angelonline.com.gh/2026/03/24/ges-denies-financial-clearance-claims-to-recruit-staff-into-senior-high-schools',
    ),
  },
  'bad-language': { weight: 2, source: cyberSecurity(csaAdvice) },
  'hidden-marks': { weight: 1, source: unicode },
  'no-closing-date': { weight: 1, source: null },
} as const satisfies Readonly<Record<string, Sign>>;

export type SignId = keyof typeof signs;

export const signIds = Object.keys(signs) as readonly SignId[];

/** How much a sign of this weight says by itself; 0 stands for no sign. */
export function strengthOf(weight: number): 'grave' | 'some' | 'mild' {
  if (weight >= grave) return 'grave';
  return weight > mild ? 'some' : 'mild';
}

/** A sign with the general type. */
export const signOf = (id: SignId): Sign => signs[id];

/** The Director-General, July 2024: genuine letters of appointment have a QR code. */
export const letterTest: SignSource = ges(
  2024,
  'https://blitzzafrica.net/ges-director-general-outlines-recruitment-and-self-posting-process-for-2022-degree-teachers',
);

/** 27 teachers in the North East Region had letters with a forged signature. */
export const forgedSignatures: SignSource = ges(2022, lettersSold);
