import * as v from 'valibot';

/**
 * What Google's documentation of JobPosting asks for (developers.google.com/search/docs/appearance/
 * structured-data/job-posting, as of November 2026), and nothing beside it: a property by another name, or a
 * value of another form, would be ignored by search engines without a word.
 */

/** ISO 8601 with a time and a zone. */
const moment = v.pipe(v.string(), v.isoTimestamp());

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** Paragraphs of escaped text: no other element, no bare `<` or `&`. */
const html = v.pipe(
  v.string(),
  v.regex(/^(<p>(?:[^<>&]|&(?:amp|lt|gt);)+<\/p>)+$/, 'paragraphs of escaped text'),
);

const organization = v.strictObject({ '@type': v.literal('Organization'), name: text });

const place = v.strictObject({
  '@type': v.literal('Place'),
  address: v.strictObject({
    '@type': v.literal('PostalAddress'),
    addressLocality: text,
    addressRegion: text,
    // ISO 3166-1 alpha-2.
    addressCountry: v.literal('GH'),
  }),
});

const amount = v.pipe(v.number(), v.minValue(0.01));
const unitText = v.picklist(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']);
const quantity = v.union([
  v.strictObject({ '@type': v.literal('QuantitativeValue'), value: amount, unitText }),
  v.pipe(
    v.strictObject({
      '@type': v.literal('QuantitativeValue'),
      minValue: amount,
      maxValue: amount,
      unitText,
    }),
    v.check(({ minValue, maxValue }) => minValue < maxValue, 'the lower end first'),
  ),
]);

const posting = v.strictObject({
  '@context': v.literal('https://schema.org'),
  '@type': v.literal('JobPosting'),
  // Required.
  title: text,
  description: html,
  datePosted: moment,
  hiringOrganization: organization,
  // Recommended.
  validThrough: moment,
  employmentType: v.picklist([
    'FULL_TIME',
    'PART_TIME',
    'CONTRACTOR',
    'TEMPORARY',
    'INTERN',
    'VOLUNTEER',
    'PER_DIEM',
    'OTHER',
  ]),
  identifier: v.strictObject({
    '@type': v.literal('PropertyValue'),
    name: text,
    value: v.pipe(v.string(), v.regex(/^LL-P[0-9A-HJKMNP-TV-Z]{13}$/)),
  }),
  url: v.pipe(v.string(), v.url()),
  directApply: v.boolean(),
  baseSalary: v.optional(
    v.strictObject({
      '@type': v.literal('MonetaryAmount'),
      // ISO 4217.
      currency: v.literal('GHS'),
      value: quantity,
    }),
  ),
  // One of the two is required: a place, or work from anywhere in a country.
  jobLocation: v.optional(place),
  jobLocationType: v.optional(v.literal('TELECOMMUTE')),
  applicantLocationRequirements: v.optional(v.strictObject({ '@type': v.literal('Country'), name: text })),
});

/** A job posting as search engines accept it. */
export const jobPostingSchema = v.pipe(
  posting,
  v.check(({ datePosted, validThrough }) => datePosted < validThrough, 'it closes after it was posted'),
  v.check(({ title, description }) => description !== `<p>${title}</p>`, 'the description is no title'),
  v.check(
    ({ jobLocation, jobLocationType, applicantLocationRequirements }) =>
      jobLocation
        ? jobLocationType === undefined && applicantLocationRequirements === undefined
        : jobLocationType !== undefined && applicantLocationRequirements !== undefined,
    'a place, or work from home with the country',
  ),
  v.check(({ url, identifier }) => url.endsWith(`/jobs/${identifier.value}`), 'the address of this post'),
);
