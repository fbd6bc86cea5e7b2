import { describe, expect, it } from 'vitest';
import { offerLifecycle, type OfferEnding, type OfferState } from '@/entities/offer';
import { tuitionRequestLifecycle, type TuitionRequestState } from '@/entities/tuition-request';
import { settleDecisions, type LinkedOffer } from './settle-decisions';

const ref = 'LL-T4TR8QX2NHM6DB';
const at = (hours: number) =>
  new Date(Date.parse('2026-11-20T08:00:00.000Z') + hours * 3_600_000).toISOString();
const noEnding: OfferEnding = { by: '', reason: '', words: '' };

const request = (state: TuitionRequestState, movedAt = at(0)) => ({ ref, state, movedAt });

const offer = (state: OfferState, given: Partial<LinkedOffer> = {}): LinkedOffer => ({
  id: `offer-${state}`,
  ref,
  state,
  createdAt: at(0),
  movedAt: at(1),
  ending: noEnding,
  ...given,
});

const settle = (
  state: TuitionRequestState,
  offers: readonly LinkedOffer[],
  hours = 2,
  movedAt?: string,
): readonly string[] =>
  settleDecisions([request(state, movedAt)], offers, [], new Date(at(hours))).map(
    ({ event, from, to }) => `${event}: ${from} to ${to}`,
  );

const byTutor = { by: 'tutor', reason: 'moved', words: '' } as const;

describe('settlement at the desk', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['nothing while an offer can be answered', settle('offered', [offer('sent')], 23.9), []],
    ['that 24 hours are over', settle('offered', [offer('sent')], 24), ['offer.expired: sent to expired']],
    [
      'that the request is back, once this is stored',
      settle('offered', [offer('expired')], 24),
      ['offer.expired: offered to reviewing'],
    ],
    [
      'that a tutor declined, when one did',
      settle('offered', [offer('declined'), offer('expired')]),
      ['offer.declined: offered to reviewing'],
    ],
    [
      'and not because of an earlier round',
      settle('offered', [offer('declined', { createdAt: at(-50) }), offer('withdrawn')]),
      ['offer.expired: offered to reviewing'],
    ],
    [
      'nothing when offers of this round are not known yet',
      settle('offered', [offer('declined')], 2, at(1)),
      [],
    ],
    ['nothing while one waits for the family', settle('offered', [offer('accepted'), offer('declined')]), []],
    ['nothing without any offer', settle('offered', []), []],
    ['nothing while lessons run', settle('running', [offer('chosen'), offer('passed')]), []],
    [
      'that nobody has to answer any more once the family has chosen',
      settle('trial', [offer('chosen'), offer('sent')]),
      ['offer.withdrawn: sent to withdrawn'],
    ],
    [
      'nothing to others who said yes: the family tells them',
      settle('trial', [offer('chosen'), offer('accepted')]),
      [],
    ],
    [
      'but after a day it tells those that the family did not',
      settle('trial', [offer('chosen'), offer('accepted')], 25),
      ['offer.passed: accepted to passed'],
    ],
    [
      'that the tutor left after the trial',
      settle('trial', [offer('ended', { ending: byTutor })]),
      ['trial.failed: trial to reviewing'],
    ],
    [
      'that the tutor left a running family',
      settle('running', [offer('ended', { ending: byTutor })]),
      ['replacement.asked: running to reviewing'],
    ],
    [
      'nothing when the family ended the lessons: it moves its request itself',
      settle('running', [offer('ended', { ending: { ...byTutor, by: 'family' } })]),
      [],
    ],
    [
      'nothing when the tutor left before the one who teaches now',
      settle('running', [offer('ended', { ending: byTutor, movedAt: at(-9) }), offer('chosen')]),
      [],
    ],
    [
      'that a cancelled request takes its offers along',
      settle('cancelled', [
        offer('sent'),
        offer('accepted'),
        offer('amended'),
        offer('chosen'),
        offer('declined'),
      ]),
      [
        'offer.withdrawn: sent to withdrawn',
        'offer.withdrawn: accepted to withdrawn',
        'offer.withdrawn: amended to withdrawn',
        'lessons.ended: chosen to ended',
      ],
    ],
    [
      'that a lapsed offer of a cancelled request expired, and nothing twice',
      settle('cancelled', [offer('sent')], 30),
      ['offer.expired: sent to expired'],
    ],
    [
      'that the old tutor is done when the family asked for another',
      settle('reviewing', [offer('chosen')], 3, at(2)),
      ['lessons.ended: chosen to ended'],
    ],
    ['nothing while a family can say that it still looks', settle('asking', [], 24 * 14 - 0.1), []],
    [
      'that a family did not say for two weeks that it still looks',
      settle('asking', [], 24 * 14),
      ['interest.lapsed: asking to lapsed'],
    ],
    [
      'that a request which lapsed takes an answer along that came late',
      settle('lapsed', [offer('accepted')]),
      ['offer.withdrawn: accepted to withdrawn'],
    ],
    ['nothing when the request is only read late', settle('reviewing', [offer('chosen')], 3, at(0.5)), []],
  ])('%s', (_what, decided, expected) => {
    expect(decided).toEqual(expected);
  });

  it('confirms a lesson three days after it was taught', () => {
    const lesson = { id: 'l1', offerId: 'o1', state: 'taught', movedAt: at(0), proof: 'plan' } as const;
    const decide = (hours: number, proof: string | null = 'plan') =>
      settleDecisions([], [], [{ ...lesson, proof }], new Date(at(hours)));
    expect(decide(71.9)).toEqual([]);
    expect(decide(72, null)).toEqual([]);
    expect(decide(72)).toEqual([
      {
        kind: 'lesson',
        offerId: 'o1',
        lessonId: 'l1',
        event: 'lesson.confirmed',
        from: 'taught',
        to: 'confirmed',
        proof: 'plan',
      },
    ]);
  });

  it('decides only transitions that the lifecycles allow the office', () => {
    for (const state of tuitionRequestLifecycle.states) {
      for (const one of offerLifecycle.states) {
        const offers = [offer(one, { ending: byTutor })];
        for (const { kind, from, to } of settleDecisions([request(state)], offers, [], new Date(at(30)))) {
          const lifecycle = kind === 'offer' ? offerLifecycle : tuitionRequestLifecycle;
          expect(lifecycle.allows(from, to, 'office')).toBe(true);
        }
      }
    }
  });

  it('decides nothing more once its decisions are written', () => {
    for (const state of tuitionRequestLifecycle.states) {
      for (const one of offerLifecycle.states) {
        let requests = [request(state)];
        let offers = [offer(one, { ending: byTutor })];
        const now = new Date(at(30));
        for (let pass = 0; pass < 4; pass += 1) {
          for (const made of settleDecisions(requests, offers, [], now)) {
            if (made.kind === 'request') requests = [{ ref, state: made.to, movedAt: now.toISOString() }];
            if (made.kind === 'offer')
              offers = [offer(made.to, { ending: made.ending ?? noEnding, movedAt: now.toISOString() })];
          }
        }
        expect(settleDecisions(requests, offers, [], now)).toEqual([]);
      }
    }
  });
});
