import { createChangeId, logChange } from '../../src/entities/change-log';
import { settingsLine, siteSettingsPath, writeSettings } from '@/entities/site-setting';
import type { DocumentData, Write } from '@/shared/backend';
import type { GivenFacts } from '@/shared/office-facts';
import type { Documents } from './attempt';
import { asOffice, world, type Letter } from './matrix-people';
import { theOffice } from './matrix-row';

const updatedAt = '2026-03-09T16:12:00.000Z';
const facts: GivenFacts = { phone: '+233201234567', email: 'a@example.com', leadName: 'Ama Mensah' };
/** As stored before each change. */
const settings = { updatedAt, lastChange: 'before', isSample: false, facts };
export const stored: Documents = {
  ...world,
  [siteSettingsPath]: { updatedAt, lastChange: 'before', isSample: false, ...facts },
};
interface Given {
  readonly stored?: typeof settings | null;
  readonly facts?: GivenFacts;
  /** Changes to the settings that the line does not have. */
  readonly besides?: DocumentData;
  readonly line?: DocumentData;
}

/** A change of the settings with its line, signed by whoever makes it. */
export function change(
  letter: Letter,
  {
    stored: on = settings,
    facts: to = { phone: '+233207654321', email: 'b@example.com' },
    besides = {},
    line,
  }: Given = {},
): readonly Write[] {
  const id = createChangeId();
  const made = { stored: on, facts: to };
  const write = writeSettings(made, id);
  return [
    write.type === 'update'
      ? { ...write, changes: { ...write.changes, ...besides } }
      : ({ ...write, data: { ...(write.type === 'create' ? write.data : {}), ...besides } } as Write),
    logChange({ id, by: asOffice(letter), ...settingsLine(made), ...line }),
  ];
}

/** An administrator's change; everybody else signs as the first one. */
export const by = (letter: Letter): Letter => (theOffice.includes(letter) ? letter : 'A');
export const changes =
  (given: Given = {}) =>
  (letter: Letter) =>
    change(by(letter), given);
