import { serverTime, type DocumentData, type Write } from '@/shared/backend';
import { correctionChanges, type Correctable, type Correction } from '@/shared/correction';
import { contactCorrected, logChange, type ChangedBy, type NewChange } from './change';

/** A transition of a record. */
export interface LoggedTransition {
  /** Id of the change-log entry. */
  readonly id: string;
  readonly by: ChangedBy;
  /** Path of the record. */
  readonly record: string;
  readonly event: string;
  readonly from: string;
  readonly to: string;
  /** Other fields that the transition sets. */
  readonly changes?: DocumentData;
}

/** Creates the update of the record and its change-log entry, for one batch. */
export function logTransition({
  id,
  by,
  record,
  event,
  from,
  to,
  changes = {},
}: LoggedTransition): readonly Write[] {
  return [
    {
      type: 'update',
      path: record,
      changes: { ...changes, state: to, movedAt: serverTime, updatedAt: serverTime, lastChange: id },
    },
    logChange({ id, by, record, event, before: { state: from }, after: { state: to } }),
  ];
}

/** A change of a record that leaves its state alone. */
export interface LoggedUpdate extends Omit<LoggedTransition, 'from' | 'to'> {
  /** Values that the entry keeps. */
  readonly line?: Pick<NewChange, 'before' | 'after'>;
}

/** Creates the update of a record that stays in its state, and its change-log entry, for one batch. */
export function logUpdate({ id, by, record, event, changes = {}, line }: LoggedUpdate): readonly Write[] {
  return [
    { type: 'update', path: record, changes: { ...changes, updatedAt: serverTime, lastChange: id } },
    logChange({ id, by, record, event, ...line }),
  ];
}

/** A field of a record that the office corrects. */
export interface LoggedCorrection extends Omit<LoggedUpdate, 'changes' | 'line'> {
  /** The record as the office sees it. */
  readonly stored: object;
  readonly correction: Correction;
  readonly fields: Correctable;
}

/** Creates the update of one field, and its change-log entry with what was and what is, for one batch. */
export function logCorrection({
  id,
  by,
  record,
  event,
  stored,
  correction,
  fields,
}: LoggedCorrection): readonly Write[] {
  const { changes, line } = correctionChanges(stored, correction, fields);
  return [
    { type: 'update', path: record, changes: { ...changes, updatedAt: serverTime, lastChange: id } },
    logChange({ id, by, record, event, ...line }),
  ];
}

/** A field of a contact that the office corrects. */
interface LoggedContactCorrection extends Omit<LoggedCorrection, 'event'> {
  /** Path of the document with the contact. */
  readonly contact: string;
  /** The field as the document has it; the change log may call it by a longer name. */
  readonly fieldOf: (field: string) => string;
}

/** Creates the update of one field of a contact, and the line of its record, for one batch. */
export function logContactCorrection({
  id,
  by,
  record,
  contact,
  fieldOf,
  stored,
  correction,
  fields,
}: LoggedContactCorrection): readonly Write[] {
  const { line } = correctionChanges(stored, correction, fields);
  return [
    { type: 'update', path: record, changes: { updatedAt: serverTime, lastChange: id } },
    { type: 'update', path: contact, changes: { [fieldOf(correction.field)]: correction.to } },
    logChange({ id, by, record, event: contactCorrected, ...line }),
  ];
}
