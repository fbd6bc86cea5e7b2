const segment = encodeURIComponent;

/** Every address of the site, in one place. */
export const routes = {
  home: '/',
  tuition: '/tuition',
  tutors: '/tutorPage',
  apply: '/apply',
  /** One's own application, on the page about applying. */
  myApplication: '/apply?mine=1',
  tutorEntry: '/tutor',
  tutorArea: (userId: string) => `/tutor/${segment(userId)}`,
  homework: '/homework',
  practice: '/practice',
  counselling: '/counselling',
  counsellors: '/counselorPage',
  consultancy: '/consultancy',
  consult: '/consult',
  jobs: '/jobs',
  job: (id: string) => `/jobs/${segment(id)}`,
  gallery: '/gallery',
  blog: '/blog',
  faq: '/faq',
  /** One question, opened: the anchor is its id. */
  question: (id: string) => `/faq#${segment(id)}`,
  about: '/about',
  safeguarding: '/about#safeguarding',
  privacy: '/about#privacy',
  app: '/app',
  enquiry: '/form',
  enquiryAbout: (topic: string) => `/form?topic=${segment(topic)}`,
  code: '/code',
  /** A record by its code. The code stands behind `#`, so that no server and no log ever sees it. */
  codeOf: (reference: string) => `/code#${segment(reference)}`,
  certificate: '/certificate',
  /** A certificate by its id, which stands behind `#`: whoever has it may read it. */
  certificateOf: (id: string) => `/certificate#${segment(id)}`,
  error: '/error',
  adminEntry: '/admin',
  backOffice: (userId: string) => `/admin/${segment(userId)}`,
} as const;

/** The patterns of the routes that carry a parameter. */
export const routePatterns = { tutorArea: '/tutor/:id', job: '/jobs/:id', backOffice: '/admin/:id' } as const;

/**
 * A place inside the site to go on to after sign-in, from the query `?next=`.
 * Anything but a plain path of this site gives `fallback`: other hosts, `//host`, `/\host`, scripts.
 */
export function safeNextPath(next: string | null, fallback: string): string {
  if (next === null || !/^\/(?![/\\])/.test(next)) return fallback;
  // The URL parser drops tabs and line breaks, which could turn a path into another host.
  const target = new URL(next, 'https://lifeline.invalid');
  if (target.origin !== 'https://lifeline.invalid') return fallback;
  // It also folds `/..//host` into `//host`, which the next reader would take for another host.
  if (target.pathname.startsWith('//')) return fallback;
  return `${target.pathname}${target.search}${target.hash}`;
}

/** The sign-in page of an area, which goes on to `next` afterwards. */
export function signInTo(entry: typeof routes.adminEntry | typeof routes.tutorEntry, next: string): string {
  return `${entry}?next=${segment(next)}`;
}

/**
 * What stands behind `#` in an address, decoded. Anyone may type an address, so what is not encoded well, such as `50%`,
 * is given as it is.
 */
export function textOfHash(hash: string): string {
  const text = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(text);
  } catch (cause) {
    if (cause instanceof URIError) return text;
    throw cause;
  }
}
