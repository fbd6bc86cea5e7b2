import type { JobPosting as Posting, MonetaryAmount, WithContext } from 'schema-dts';
import type { Job, Pay } from './job';
import type { JobType, PayPeriod } from './job-choices';
import { isOpenJob } from './job-state-at';

/** A post in JSON-LD; its type is the vocabulary of schema.org. */
export type JobPosting = WithContext<Posting>;

/** Where and for whom an item is written. */
export interface PostingSite {
  /** Without a trailing slash. */
  readonly origin: string;
  /** Whose code identifies a post. */
  readonly name: string;
}

/** Kinds of employment by the names that search engines know. */
const employmentTypes: Readonly<Record<JobType, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  'national-service': 'TEMPORARY',
  volunteer: 'VOLUNTEER',
  'home-tutoring': 'PART_TIME',
};

/** Search engines know no pay by the lesson. */
const units: Readonly<Partial<Record<PayPeriod, string>>> = { month: 'MONTH', hour: 'HOUR' };

const cedis = (pesewas: number) => pesewas / 100;

/** Pay as stated; none where the school states none, or by a unit that has no name. */
function salaryOf(pay: Pay): { baseSalary?: MonetaryAmount } {
  if (pay.kind === 'unstated') return {};
  const unitText = units[pay.per];
  if (unitText === undefined) return {};
  const amount =
    pay.kind === 'exact'
      ? { value: cedis(pay.amount) }
      : { minValue: cedis(pay.from), maxValue: cedis(pay.to) };
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'GHS',
      value: { '@type': 'QuantitativeValue', ...amount, unitText },
    },
  };
}

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').trim();

/** The description as HTML, which search engines expect: a paragraph for each line. */
const describe = ({ words, asked, toSend }: Job): string =>
  [words, asked, toSend]
    .flatMap((text) => text.split(/\n+/))
    .map(escaped)
    .filter(Boolean)
    .map((line) => `<p>${line}</p>`)
    .join('');

/**
 * A post as JSON-LD for search engines (schema.org/JobPosting); null when it takes no applications.
 * @param regionNameOf name of a region in English
 */
export function jobPosting(
  job: Job,
  { origin, name }: PostingSite,
  regionNameOf: (region: Job['region']) => string,
  now: Date,
): JobPosting | null {
  const { code, title, school, publishedAt, closesAt, type, mode, pay, town, region } = job;
  if (!isOpenJob(job, now) || publishedAt === undefined) return null;
  const isRemote = mode === 'remote';
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: describe(job),
    url: `${origin}/jobs/${code}`,
    identifier: { '@type': 'PropertyValue', name, value: code },
    datePosted: publishedAt,
    validThrough: closesAt,
    employmentType: employmentTypes[type],
    hiringOrganization: { '@type': 'Organization', name: school.name },
    // Whoever works from home can live anywhere in the country.
    ...(isRemote
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: 'Ghana' },
        }
      : {
          jobLocation: {
            '@type': 'Place',
            address: {
              '@type': 'PostalAddress',
              addressLocality: town,
              addressRegion: regionNameOf(region),
              addressCountry: 'GH',
            },
          },
        }),
    ...salaryOf(pay),
    directApply: true,
  };
}
