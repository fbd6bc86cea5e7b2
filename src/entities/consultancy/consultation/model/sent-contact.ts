import type { ConsultationContact } from './consultation';

type Reached = Pick<ConsultationContact, 'name' | 'phone' | 'email'>;

/** In the memory of this page alone, until it is closed or loaded again. */
let sent: { readonly ref: string; readonly contact: Reached } | null = null;

/** Remembers who sent a consultation from this page, so that a talk is booked without typing it again. */
export function rememberContact(ref: string, { name, phone, email }: Reached): void {
  sent = { ref, contact: { name, phone, email } };
}

/** Who sent this consultation from this page; null otherwise, since only the office reads the contact. */
export const rememberedContact = (ref: string): Reached | null => (sent?.ref === ref ? sent.contact : null);
