import { describe, expect, it } from 'vitest';
import { createActor, initialTransition } from 'xstate';
import { tuitionRequestLifeMachine } from '@/entities/tuition-request';
import { accessMachine } from '@/features/route-guard';
import { createRecorder } from '../recording/create-recorder';
import { lessonMachine } from '../samples/lesson-machine';
import { viewSubject } from '../subject';
import { lastPayload, parseEvent } from './event-text';
import { beginWalk, rehearse, walkOn } from './rehearse';

describe('what is typed', () => {
  it('becomes an event', () => {
    expect(parseEvent(' page.turned ', '{"by": 2}')).toEqual({ event: { type: 'page.turned', by: 2 } });
    expect(parseEvent('page.turned', ' ')).toEqual({ event: { type: 'page.turned' } });
  });

  it('is refused beside its field', () => {
    expect(parseEvent('', '{}')).toMatchObject({ field: 'type' });
    expect(parseEvent('a', '{by: 2}')).toMatchObject({ field: 'payload' });
    expect(parseEvent('a', '[1]')).toMatchObject({ field: 'payload' });
    expect(parseEvent('a', 'null')).toMatchObject({ field: 'payload' });
  });

  it('can begin with what was last seen', () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    const entry = (event: { type: string }) =>
      ({ number: 1, at: 0, from: null, to: 1, event, taken: [], snapshot: null }) as const;
    const events = [
      { type: 'a', n: 1 },
      { type: 'a', n: 2 },
      { type: 'b', circle },
    ].map(entry);
    expect(lastPayload(events, 'a')).toBe('{"n":2}');
    expect(lastPayload(events, 'b')).toBeNull();
    expect(lastPayload(events, 'c')).toBeNull();
  });
});

describe('a rehearsal', () => {
  it('tells what would be taken, and leaves the machine alone', () => {
    const [start] = initialTransition(lessonMachine);
    const { next, taken } = rehearse(lessonMachine, start, { type: 'door.closed' });
    expect([next.value, taken]).toEqual(['over', ['lesson door.closed 0']]);
    expect(start.value).toBe('preparing');
    expect(rehearse(lessonMachine, start, { type: 'light.switched' }).taken).toEqual([]);
  });

  it('throws what the machine would throw', () => {
    expect(() => beginWalk(accessMachine, { guard: 'tutor' })).toThrow(TypeError);
    expect(beginWalk(accessMachine, { guard: 'tutor', visitor: null }).snapshot.value).toBe('signInNeeded');
  });
});

describe('a walk on paper', () => {
  it('goes from state to state and remembers where it was', () => {
    const begun = beginWalk(tuitionRequestLifeMachine, {});
    const moved = walkOn(begun, { type: 'review.started', by: 'office' });
    const stayed = walkOn(moved, { type: 'offer.made', by: 'code-holder' });
    expect([begun, moved, stayed].map(({ snapshot }) => snapshot.value as unknown)).toEqual([
      'submitted',
      'reviewing',
      'reviewing',
    ]);
    expect([moved.taken.length, stayed.taken.length]).toEqual([1, 0]);
    expect([...moved.visited]).toContain('tuitionRequestLife.submitted');
  });

  it('is lit like an actor', () => {
    const walk = beginWalk(tuitionRequestLifeMachine, {});
    const recording = { actors: [], events: [] };
    const subject = { kind: 'machine', machine: tuitionRequestLifeMachine } as const;
    const view = viewSubject(recording, subject, { until: null, walk });
    expect(view?.light.live.has('tuitionRequestLife.submitted')).toBe(true);
    expect(view?.light.offered.size).toBe(3);
    expect(viewSubject(recording, subject, { until: null, walk: null })?.light.live.size).toBe(0);
  });
});

describe('an actor that is looked at', () => {
  it('is lit as it is, and as it was', () => {
    const recorder = createRecorder({ now: () => 0, soon: () => undefined });
    const actor = createActor(tuitionRequestLifeMachine, { inspect: recorder.take }).start();
    actor.send({ type: 'review.started', by: 'office' });
    actor.send({ type: 'request.cancelled', by: 'office' });
    const subject = { kind: 'actor', key: 1 } as const;
    const at = (until: number | null) => viewSubject(recorder.read(), subject, { until, walk: null })?.light;
    expect([...(at(2)?.live ?? [])]).toContain('tuitionRequestLife.reviewing');
    expect([...(at(2)?.taken ?? [])]).toEqual(['tuitionRequestLife.submitted review.started 0']);
    expect(at(2)?.visited.has('tuitionRequestLife.cancelled')).toBe(false);
    expect([...(at(null)?.live ?? [])]).toContain('tuitionRequestLife.cancelled');
    expect(at(null)?.offered.size).toBe(0);
  });
});
