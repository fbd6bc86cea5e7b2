import { createChangeId, logChange } from '../../src/entities/change-log';
import { settingsLine, siteSettingsPath, writeSettings } from '@/entities/site-setting';
import { builtFacts, type GivenFacts } from '@/shared/office-facts';
import type { Write } from '@/shared/backend';
import type { Documents } from '../policy/attempt';
import { asOffice, world, type Letter } from '../policy/matrix-people';

/** Settings in which the office has set every fact, each as long as it may be. */
const facts: GivenFacts = {
  ...builtFacts,
  postAddress: 'a'.repeat(200),
  digitalAddress: 'AK-039-5028',
  registration: '1'.repeat(40),
  closedOn: '2026-12-04 2027-03-26 2027-03-29',
  leadName: 'Ama Mensah',
  leadPhone: '+233201111111',
  linesCheckedOn: '2026-11-20',
};
const stored = { updatedAt: '2026-03-09T16:12:00.000Z', lastChange: 'before', isSample: false };
const full: Documents = { ...world, [siteSettingsPath]: { ...stored, ...facts } };

const change = (on: GivenFacts | null, to: GivenFacts): readonly Write[] => {
  const id = createChangeId();
  const made = { stored: on && { ...stored, facts: on }, facts: to };
  return [writeSettings(made, id), logChange({ id, by: asOffice('A'), ...settingsLine(made) })];
};

/** Writes of the settings of the office: the first ones, and the largest group on a full record. */
export const settingsBatches: readonly (readonly [string, Letter, Documents, readonly Write[]])[] = [
  ['the first settings', 'A', world, change(null, { phone: '+233201234567', whatsApp: '+233201234567' })],
  [
    'a group of settings',
    'A',
    full,
    change(facts, {
      leadName: 'b'.repeat(80),
      leadPhone: '+233202222222',
      deputyName: 'b'.repeat(80),
      deputyPhone: '+233203333333',
      childLine: '0800 111 111',
      childLineToo: '0800 222 222',
      linesCheckedOn: '2026-11-21',
    }),
  ],
];
