import type { ReferenceCode } from '@/entities/reference-code';
import type { Tracking } from '@/entities/tracking';
import { tuitionRequestLife, tuitionRequestStory } from '@/entities/tuition-request';
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

const enquiryStory = ['new', 'answering', 'resolved'] as const;

/** States after which nothing comes. */
const endings: readonly string[] = ['ended', 'cancelled', 'resolved'];

/** The states that come after `state` when all goes well. */
function still(kind: Tracking['topic']['kind'], state: string): readonly string[] {
  const story: readonly string[] = kind === 'tuition' ? tuitionRequestStory : enquiryStory;
  return endings.includes(state) ? [] : story.slice(story.indexOf(state) + 1);
}

/** The dated steps of a record, where it stands now, and what is still to come. */
export function storyOf({ topic, state, steps }: Tracking): readonly StoryStop[] {
  const isOver = endings.includes(state);
  const past = steps.map(({ what, at }, index): StoryStop => {
    const isLast = index === steps.length - 1;
    const isHere = isLast && !isOver;
    return { what, at, state: what === 'cancelled' ? 'lapsed' : isHere ? 'now' : 'done', isDashed: isHere };
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

/** A code letter by letter, for screen readers. */
export const spellOut = (code: ReferenceCode): string => Array.from(code.replace('-', '')).join(' ');
