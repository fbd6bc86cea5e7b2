import type { ReferenceCode } from '@/entities/reference-code';
import type { Tracking } from '@/entities/tracking';
import { tuitionRequestLife, tuitionRequestStory } from '@/entities/tuition-request';
import { tutorApplicationLife, tutorApplicationStory } from '@/entities/tutor-application';
import type { StopState } from 'design-system';

/** One stop of the story of a record: a dated step, or one that is still to come. */
export interface StoryStop {
  readonly what: string;
  /** ISO-8601; null when it has not happened. */
  readonly at: string | null;
  readonly state: StopState;
  /** What follows has not happened yet. */
  readonly isDashed: boolean;
}

/** The states of a record that goes well, in their order, by what it is about. */
const stories: Readonly<Record<Tracking['topic']['kind'], readonly string[]>> = {
  tuition: tuitionRequestStory,
  enquiry: ['new', 'answering', 'resolved'],
  safeguarding: ['new', 'answering', 'resolved'],
  application: tutorApplicationStory,
};

/** Ways that lead back into the story: what was asked for comes, and reading or looking goes on. */
const detours: Readonly<Partial<Record<string, string>>> = { papers: 'screening', asking: 'reviewing' };

/** States after which nothing comes. */
const endings: readonly string[] = [
  'ended',
  'cancelled',
  'lapsed',
  'resolved',
  'approved',
  'rejected',
  'withdrawn',
  'junk',
];

/** Endings without what was hoped for. */
const lapses: readonly string[] = ['cancelled', 'lapsed', 'rejected', 'withdrawn', 'junk'];

/** The states that come after `state` when all goes well. */
function still(kind: Tracking['topic']['kind'], state: string): readonly string[] {
  if (endings.includes(state)) return [];
  const story = stories[kind];
  const detour = detours[state];
  return story.slice(detour === undefined ? story.indexOf(state) + 1 : story.indexOf(detour));
}

/** The dated steps of a record, where it stands now, and what is still to come. */
export function storyOf({ topic, state, steps }: Tracking): readonly StoryStop[] {
  const isOver = endings.includes(state);
  const past = steps.map(({ what, at }, index): StoryStop => {
    const isLast = index === steps.length - 1;
    const isHere = isLast && !isOver;
    return { what, at, state: lapses.includes(what) ? 'lapsed' : isHere ? 'now' : 'done', isDashed: isHere };
  });
  const future = still(topic.kind, state).map((what): StoryStop => ({
    what,
    at: null,
    state: 'todo',
    isDashed: true,
  }));
  return [...past, ...future];
}

/** Whether the family may cancel a request with its code from here. */
export function canCancel({ topic, state }: Tracking): boolean {
  return topic.kind === 'tuition' && tuitionRequestLife.allows(state, 'cancelled', 'code-holder');
}

/** Whether an applicant may take the application back with its code from here. */
export function canWithdraw({ topic, state }: Tracking): boolean {
  return topic.kind === 'application' && tutorApplicationLife.allows(state, 'withdrawn', 'code-holder');
}

/** A code letter by letter, for screen readers. */
export const spellOut = (code: ReferenceCode): string => Array.from(code.replace('-', '')).join(' ');
