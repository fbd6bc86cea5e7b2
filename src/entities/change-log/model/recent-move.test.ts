import { expect, it } from 'vitest';
import type { Change } from './change';
import { recentMove } from './recent-move';

const now = new Date('2026-11-29T10:00:00.000Z');
const lineBy = (userId: string, minutesAgo: number, event = 'answer.given') =>
  ({
    id: `${userId}-${minutesAgo}`,
    event,
    at: new Date(now.getTime() - minutesAgo * 60_000).toISOString(),
    by: { kind: 'office', userId, name: userId },
  }) as Change;

it('points out the last change, when a colleague made it some minutes ago', () => {
  const line = lineBy('efua', 1);
  expect(recentMove([line, lineBy('ama', 3)], 'ama', now)).toBe(line);
  expect(recentMove([lineBy('ama', 0), line], 'ama', now)).toBeNull();
});

it('forgets it after five minutes', () => {
  expect(recentMove([lineBy('efua', 4)], 'ama', now)).not.toBeNull();
  expect(recentMove([lineBy('efua', 5)], 'ama', now)).toBeNull();
});

it('takes looking on for no change', () => {
  const line = lineBy('efua', 2);
  const looks = [
    lineBy('ama', 0, 'contact.shown'),
    lineBy('ama', 0, 'contact.copied'),
    lineBy('kojo', 1, 'record.seen'),
  ];
  expect(recentMove([...looks, line], 'ama', now)).toBe(line);
  expect(recentMove(looks, 'ama', now)).toBeNull();
});

it('says nothing of a family, an applicant or a tutor', () => {
  const line = { ...lineBy('efua', 1), by: { kind: 'code-holder' } } as Change;
  expect(recentMove([line, lineBy('efua', 2)], 'ama', now)).toBeNull();
});
