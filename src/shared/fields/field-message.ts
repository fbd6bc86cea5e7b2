/** Message keys of `locales/<language>/validation.json`. */
export type FieldMessageKey =
  | 'required'
  | 'email'
  | 'number'
  | 'maxLength'
  | 'minLength'
  | 'phone'
  | 'tags'
  | 'wordless'
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
  | 'officeClosed'
  | 'hourOver'
  | 'shortNotice'
  | 'atOnce'
  | 'videoLink'
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
  | 'slug'
  | 'slugTaken'
  | 'articleThere'
  | 'faqSlug'
  | 'faqThere'
  | 'albumThere'
  | 'consentEnd'
  | 'consentOver'
  | 'sources'
  | 'person'
  | 'markdown'
  | 'sourceNumber'
  | 'contactPhone'
  | 'contactEmail'
  | 'contactHandle'
  | 'contactLink'
  | 'contactOtherApp'
  | 'contactMeeting'
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
  | 'pupilsMost'
  | 'requestCode'
  | 'requestThere'
  | 'cedisOnly'
  | 'payment'
  | 'mobileMoney'
  | 'paymentReference'
  | 'paymentThere'
  | 'requestPart'
  | 'requestParts'
  | 'refundMost';

/** Numbers of a message; `found` quotes the part of the text that is wrong. */
type FieldMessageValues = Readonly<Record<string, number>> | { readonly found: string };

export interface FieldMessage {
  readonly key: FieldMessageKey;
  readonly values: Readonly<Record<string, number | string>>;
}

/** Encodes a message for a schema: `maxLength?max=80`. */
export function fieldMessage(key: FieldMessageKey, values: FieldMessageValues = {}): string {
  const query = new URLSearchParams(
    Object.entries(values).map(([name, value]) => [name, String(value)]),
  ).toString();
  return query === '' ? key : `${key}?${query}`;
}

/** Decodes a schema's message for translation. */
export function readFieldMessage(message: string): FieldMessage {
  const at = message.indexOf('?');
  const [key, query] = at === -1 ? [message, ''] : [message.slice(0, at), message.slice(at + 1)];
  const values = [...new URLSearchParams(query)].map(
    ([name, value]) => [name, name === 'found' ? value : Number(value)] as const,
  );
  return { key: key as FieldMessageKey, values: Object.fromEntries(values) };
}
