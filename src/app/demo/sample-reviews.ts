import { createChangeId } from '@/entities/change-log';
import { familyReviewPath, ratingOf, reviewLinkPath, reviewPath, type Review } from '@/entities/review';
import { figuresPath } from '@/entities/site-figure';
import type { DocumentData } from '@/shared/backend';

type Documents = Record<string, DocumentData>;

const dayMs = 86_400_000;

interface SampleReview extends Pick<Review, 'tutorId' | 'stars' | 'words' | 'subject' | 'lessons'> {
  readonly daysAgo: number;
}

/** The sample family's own review: two stars, so that the desk asks for a call first. */
const own: SampleReview = {
  tutorId: 'demo-tutor',
  stars: 2,
  words: 'The lessons are good, but two of them began late and nobody told us.',
  subject: 'core-mathematics',
  lessons: 3,
  daysAgo: 1,
};

const published: readonly SampleReview[] = [
  {
    tutorId: 'demo-tutor',
    stars: 5,
    words:
      'She finds out first what is missing, and begins there. Our boy now does his fractions without being told.',
    subject: 'mathematics',
    lessons: 14,
    daysAgo: 34,
  },
  {
    tutorId: 'demo-tutor',
    stars: 5,
    words: 'Always on time, and writes down after each lesson what we should practise.',
    subject: 'mathematics',
    lessons: 9,
    daysAgo: 48,
  },
  {
    tutorId: 'demo-tutor',
    stars: 4,
    words: 'Explains well. The past questions could have started earlier.',
    subject: 'science',
    lessons: 6,
    daysAgo: 61,
  },
  { tutorId: 'sample-kofi', stars: 5, words: '', subject: 'physics', lessons: 5, daysAgo: 26 },
  {
    tutorId: 'sample-kofi',
    stars: 4,
    words: 'Knows his physics and has patience. Online the picture sometimes stops.',
    subject: 'physics',
    lessons: 11,
    daysAgo: 70,
  },
];

function documentsOf(
  { daysAgo, ...said }: SampleReview,
  state: Review['state'],
  family: { readonly ref: string; readonly offerId: string; readonly lessons: readonly string[] },
  now: number,
): Documents {
  const id = createChangeId();
  const at = new Date(now - daysAgo * dayMs).toISOString();
  const { ref, offerId, lessons } = family;
  return {
    [reviewPath(id)]: {
      state,
      createdAt: at,
      movedAt: at,
      updatedAt: at,
      lastChange: '',
      isSample: true,
      ...said,
      isCalled: false,
    },
    [reviewLinkPath(id)]: { ref, offerId },
    [familyReviewPath(ref, offerId)]: {
      reviewId: id,
      state,
      createdAt: at,
      updatedAt: at,
      lastChange: '',
      stars: said.stars,
      words: said.words,
      lessons,
      decision: { reason: '', words: '' },
    },
  };
}

/** As the desk counts them once a day. */
function sampleRatings(now: number): Documents {
  const tutors = [...new Set(published.map(({ tutorId }) => tutorId))];
  const rated = tutors.map((tutorId) => {
    const { count, average } = ratingOf(published.filter((review) => review.tutorId === tutorId));
    return [tutorId, { count, ...(average !== null && { average }), chosen: count }] as const;
  });
  const at = new Date(now).toISOString();
  return {
    [figuresPath('ratings')]: { updatedAt: at, byTutor: Object.fromEntries(rated), chosenUntil: at },
  };
}

/**
 * Reviews of the demo. All belong to one sample request, so that their links work.
 * @param paths of the request's offers and lessons; the first offer has the review to be moderated
 */
export function reviewDocuments(ref: string, paths: readonly string[], now: number): Documents {
  const taught = paths.flatMap((path) => {
    const [, offerId, lessonId] = /^offers\/([^/]+)\/lessons\/([^/]+)$/.exec(path) ?? [];
    return offerId === undefined || lessonId === undefined ? [] : [{ offerId, lessonId }];
  });
  const offerId = taught[0]?.offerId ?? createChangeId();
  const lessons = taught.slice(0, 3).map(({ lessonId }) => lessonId);
  const others = published.map((review) =>
    documentsOf(review, 'published', { ref, offerId: createChangeId(), lessons }, now),
  );
  return Object.assign(
    sampleRatings(now),
    documentsOf(own, 'submitted', { ref, offerId, lessons }, now),
    ...others,
  ) as Documents;
}
