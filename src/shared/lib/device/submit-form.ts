/** Submits a form as its button does: dispatches a cancellable `submit` event. */
export function submitForm(form: HTMLFormElement): void {
  // Safari has `requestSubmit` since version 16.
  if ('requestSubmit' in form) form.requestSubmit();
  else (form as HTMLFormElement).querySelector<HTMLElement>('[type=submit]')?.click();
}
