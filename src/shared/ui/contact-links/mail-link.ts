/**
 * A `mailto:` link. The address is encoded, so that it cannot add recipients or a subject.
 * @param message what the mail starts with
 */
export function mailLink(email: string, message?: Readonly<Record<'subject' | 'body', string>>): string {
  const address = `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
  if (message === undefined) return address;
  const { subject, body } = message;
  return `${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
