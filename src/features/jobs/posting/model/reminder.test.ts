import { expect, it } from 'vitest';
import { buildReminder } from './reminder';
import { reminderTime } from './reminder-time';

const closesAt = '2026-03-27T17:00:00.000Z';

it('reminds two days before the closing time, and not when that is over', () => {
  const time = new Date('2026-03-25T17:00:00.000Z');
  expect(reminderTime({ closesAt }, new Date('2026-03-25T16:59:59.999Z'))).toEqual(time);
  expect(reminderTime({ closesAt }, time)).toBeNull();
});

it('is one entry of a calendar, by the code and the site of the post', () => {
  const file = buildReminder(
    { code: 'LL-P4TR8QX2NHM6DB' },
    new Date('2026-03-25T17:00:00.000Z'),
    {
      title: 'Closes soon',
      description: 'Words',
      address: 'https://lifeline.example/jobs/LL-P4TR8QX2NHM6DB',
    },
    new Date('2026-03-10T08:00:00.000Z'),
  );
  expect(file).toContain('UID:LL-P4TR8QX2NHM6DB@lifeline.example\r\n');
  expect(file).toContain('DTSTART:20260325T170000Z\r\nDTEND:20260325T173000Z\r\n');
});
