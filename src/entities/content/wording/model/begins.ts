/**
 * Whether a key begins so, as in `locales/english-until-checked.json`: `form.concern` begins
 * `form.concern.lead` and `form.concernLead`, not `form.concerned`.
 */
export const begins = (whole: string, beginning: string): boolean =>
  whole === beginning || (whole.startsWith(beginning) && /[A-Z._:-]/.test(whole.charAt(beginning.length)));
