import { pageEntries, type pages, type PageName } from './pages';

const segment = encodeURIComponent;

type StaticPaths = {
  readonly [
    Name in PageName as (typeof pages)[Name]['path'] extends `${string}:${string}` ? never : Name
  ]: (typeof pages)[Name]['path'];
};

const paths = Object.fromEntries(
  pageEntries.map(([name, { path }]) => [name, path]),
) as unknown as StaticPaths;

/** All addresses of the site: each page by its name, and places within pages. */
export const routes = {
  ...paths,
  /** The applicant's own application, on the page about applying. */
  myApplication: '/apply?mine=1',
  tutorArea: (userId: string) => `/tutor/${segment(userId)}`,
  job: (id: string) => `/jobs/${segment(id)}`,
  /** A solved homework question by its slug. */
  solved: (slug: string) => `/homework/${segment(slug)}`,
  /** A guide by its slug. */
  guide: (slug: string) => `/blog/${segment(slug)}`,
  /** Tells the office of a job: of the post with this code, or of anything else. */
  jobReport: (code?: string) =>
    code === undefined ? '/jobs/check#report' : `/jobs/check?post=${segment(code)}#report`,
  /** An album of the gallery by its slug. */
  album: (slug: string) => `/gallery#${segment(slug)}`,
  /** Opens one question; the fragment is its id. */
  question: (id: string) => `/faq#${segment(id)}`,
  safeguarding: '/about#safeguarding',
  privacy: '/about#privacy',
  enquiryAbout: (topic: string) => `/form?topic=${segment(topic)}`,
  /** A page in the mode in which speakers improve its words. */
  improveWords: (page: string) => `${page}?words=improve`,
  /** Asks the office what was looked for in vain. In the fragment, so that no server logs it. */
  enquiryAsking: (question: string) => `/form?topic=other#${segment(question)}`,
  /** Tells of a worry about the record of this code. In the fragment, so that no server logs it. */
  concernAbout: (reference: string) => `/form?topic=safeguarding#${segment(reference)}`,
  /** A record by its reference code. In the fragment, so that no server logs it. */
  codeOf: (reference: string) => `/code#${segment(reference)}`,
  /** A certificate by its id. In the fragment, since whoever has the id may read it. */
  certificateOf: (id: string) => `/certificate#${segment(id)}`,
  /** The receipt of a payment. In the fragment, since whoever has the number may read it. */
  receiptOf: (number: string) => `/receipt#${segment(number)}`,
  /** A report of a consultation. In the fragment, since it opens by the code of the consultation. */
  outcomeOf: (reference: string, id: string) => `/consult/report#${segment(reference)}/${segment(id)}`,
  backOffice: (userId: string) => `/admin/${segment(userId)}`,
} as const;

/**
 * Validates the target after sign-in, from the query `?next=`. Only a path of this site passes; other hosts,
 * `//host`, `/\host` and scripts give `fallback`.
 */
export function safeNextPath(next: string | null, fallback: string): string {
  if (next === null || !/^\/(?![/\\])/.test(next)) return fallback;
  // The URL parser removes tabs and line breaks, which can turn a path into another host.
  const target = new URL(next, 'https://lifeline.invalid');
  if (target.origin !== 'https://lifeline.invalid') return fallback;
  // It also normalizes `/..//host` to `//host`, which would be read as another host.
  if (target.pathname.startsWith('//')) return fallback;
  return `${target.pathname}${target.search}${target.hash}`;
}

/** The sign-in page of an area, which then continues to `next`. */
export function signInTo(entry: typeof routes.adminEntry | typeof routes.tutorEntry, next: string): string {
  return `${entry}?next=${segment(next)}`;
}

/** Decodes the fragment of an address. Invalid encoding, such as `50%`, is returned unchanged. */
export function textOfHash(hash: string): string {
  const text = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(text);
  } catch (cause) {
    if (cause instanceof URIError) return text;
    throw cause;
  }
}
