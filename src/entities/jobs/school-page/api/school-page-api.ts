import {
  baseApi,
  familyOwner,
  liveList,
  liveQuery,
  newestFirst,
  persistedQuery,
  readList,
} from '@/shared/api';
import { BackendFailure, type DocumentsPort } from '@/shared/backend';
import {
  countsCollection,
  parseApplicantCount,
  parsePassedApplicant,
  parseSchoolPage,
  passedCollection,
  schoolPageCollection,
  schoolPagePath,
  type ApplicantCount,
  type PassedApplicant,
  type SchoolPage,
} from '../model/school-page';

/** What a school reads by its code. */
export interface OpenSchoolPage {
  readonly page: SchoolPage;
  readonly counts: readonly ApplicantCount[];
  /** The newest first. */
  readonly passed: readonly PassedApplicant[];
}

const newest = (one: PassedApplicant, other: PassedApplicant) => (one.at > other.at ? -1 : 1);

async function readPage(documents: DocumentsPort, code: string): Promise<OpenSchoolPage | null> {
  const data = await documents.get(schoolPagePath(code));
  if (!data) throw new BackendFailure('not-found', `no school has the code ${code}`);
  const page = parseSchoolPage(code, data);
  // The office could read it all the same.
  if (page.state === 'shut') return null;
  const [counts, passed] = await Promise.all([
    documents.list({ collection: countsCollection(code) }),
    documents.list({ collection: passedCollection(code) }),
  ]);
  return {
    page,
    counts: readList(countsCollection(code), counts, parseApplicantCount),
    passed: readList(passedCollection(code), passed, parsePassedApplicant).sort(newest),
  };
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * The page of a school by its code: null once the office has shut it; `not-found` when no school has the
     * code. Cached on the device (`useKeptSince`).
     */
    schoolPage: build.query<OpenSchoolPage | null, string>(
      liveQuery({
        watch: (code) => [schoolPagePath(code), countsCollection(code), passedCollection(code)],
        read: persistedQuery(
          { owner: () => familyOwner, key: schoolPagePath },
          async ({ documents }, code) => {
            try {
              return await readPage(documents, code);
            } catch (cause) {
              const isShut =
                cause instanceof BackendFailure && ['unauthenticated', 'forbidden'].includes(cause.code);
              if (isShut) return null;
              throw cause;
            }
          },
        ),
      }),
    ),
    /** All pages of schools, the newest first. For the office. */
    schoolPages: build.query<readonly SchoolPage[], null>(
      liveList({
        collection: schoolPageCollection,
        parse: parseSchoolPage,
        idOf: ({ code }: SchoolPage) => code,
        compare: newestFirst,
      }),
    ),
  }),
});

export const { useSchoolPageQuery, useSchoolPagesQuery } = api;
