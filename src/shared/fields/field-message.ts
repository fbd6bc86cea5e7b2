/** Message keys of `locales/<language>/validation.json`. */
export type FieldMessageKey =
  | 'required'
  | 'email'
  | 'number'
  | 'maxLength'
  | 'minLength'
  | 'phone'
  | 'tags'
  | 'hidden'
  | 'name'
  | 'range'
  | 'amount'
  | 'wholeAmount'
  | 'digitalAddress'
  | 'date'
  | 'datePast'
  | 'dateFar'
  | 'dateFuture'
  | 'dateOrder'
  | 'portalOn'
  | 'callDay'
  | 'clock'
  | 'closing'
  | 'closingLater'
  | 'payOrder'
  | 'postThere'
  | 'schoolThere'
  | 'spans'
  | 'spanOrder'
  | 'spanOverlap'
  | 'spanCount'
  | 'hourFull'
  | 'dayOrder'
  | 'dayAhead'
  | 'dayTwice'
  | 'room'
  | 'otherTime'
  | 'notThere'
  | 'contactWay'
  | 'ghanaCard'
  | 'licence'
  | 'paused'
  | 'sameReferee'
  | 'address'
  | 'yearThere'
  | 'same'
  | 'fewer'
  | 'firstSubject'
  | 'scale'
  | 'laterDay'
  | 'pupilFigures'
  | 'pupilRows'
  | 'pupilsMost';

export interface FieldMessage {
  readonly key: FieldMessageKey;
  readonly values: Readonly<Record<string, number>>;
}

/** Encodes a message for a schema: `maxLength?max=80`. */
export function fieldMessage(key: FieldMessageKey, values: Readonly<Record<string, number>> = {}): string {
  const query = new URLSearchParams(
    Object.entries(values).map(([name, value]) => [name, String(value)]),
  ).toString();
  return query === '' ? key : `${key}?${query}`;
}

/** Decodes a schema's message for translation. */
export function readFieldMessage(message: string): FieldMessage {
  const [key = '', query = ''] = message.split('?');
  const values = [...new URLSearchParams(query)].map(([name, value]) => [name, Number(value)] as const);
  return { key: key as FieldMessageKey, values: Object.fromEntries(values) };
}
