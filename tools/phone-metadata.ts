import { createRequire } from 'node:module';

/** Ghana, its neighbours, and countries with many Ghanaians. Other numbers are only checked by length. */
const countries = [
  ...['GH', 'NG', 'TG', 'CI', 'BF', 'BJ', 'GM', 'LR', 'SL', 'SN'],
  ...['GB', 'IE', 'US', 'CA', 'DE', 'NL', 'BE', 'FR', 'IT', 'ES', 'CH', 'NO', 'DK', 'ZA', 'AE', 'QA'],
];

interface Metadata {
  readonly version: number;
  readonly country_calling_codes: Readonly<Record<string, readonly string[]>>;
  readonly countries: Readonly<Record<string, unknown>>;
}

/** Metadata of libphonenumber-js for our countries: a tenth of its size. */
export function phoneMetadata() {
  const all = createRequire(import.meta.url)('libphonenumber-js/metadata.max.json') as Metadata;
  const callingCodes = Object.entries(all.country_calling_codes)
    .map(([code, known]) => [code, known.filter((country) => countries.includes(country))] as const)
    .filter(([, known]) => known.length > 0);
  return {
    version: all.version,
    country_calling_codes: Object.fromEntries(callingCodes),
    countries: Object.fromEntries(countries.map((country) => [country, all.countries[country]])),
  };
}
