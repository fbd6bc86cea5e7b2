/** Marks the heading of the part in which the office goes on after a move of the open record. */
export const nextStep = { 'data-next-step': '', tabIndex: -1 } as const;

/** Leads to the first such heading of the open record; does nothing where the record has none. */
export function leadToNextStep(from: Element | null): void {
  from?.closest('aside')?.querySelector<HTMLElement>('[data-next-step]')?.focus();
}
