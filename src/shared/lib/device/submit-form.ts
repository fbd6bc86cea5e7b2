/** Submits a form as its own button does: the form's `submit` event is dispatched, and handlers may prevent it. */
export function submitForm(form: HTMLFormElement): void {
  // Safari has `requestSubmit` from 16 on.
  if ('requestSubmit' in form) form.requestSubmit();
  else (form as HTMLFormElement).querySelector<HTMLElement>('[type=submit]')?.click();
}
