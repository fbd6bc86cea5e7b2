// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createReferenceCode, formatReferenceCode } from '../model/reference-code';
import { CodeForm, type CodeFormProps } from './code-form';

const ours = createReferenceCode('application');

function show(more: Partial<CodeFormProps> = {}) {
  const onCode = vi.fn();
  render(
    <CodeForm
      suggested=""
      label="Code"
      button="Go"
      problemWords={({ kind }) => `Problem: ${kind}`}
      onCode={onCode}
      {...more}
    />,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Code');
  const submit = (text?: string) => {
    if (text !== undefined) fireEvent.change(field, { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: 'Go' }));
  };
  const message = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  return { onCode, field, submit, message };
}

it('takes a code in any spelling, also inside a pasted link', () => {
  const { onCode, submit } = show();
  submit(`https://lifeline.example/code#${ours}`);
  submit(formatReferenceCode(ours).toLowerCase());
  expect(onCode.mock.calls).toEqual([[ours], [ours]]);
});

it('says beside the field what is wrong, keeps the text, and leads back to it', () => {
  const { onCode, field, submit, message } = show({ error: 'Not found' });
  expect(message()).toBe('Not found');
  // The text was typed on another page.
  expect(document.activeElement).toBe(field);
  submit('LL-T 12');
  expect(message()).toBe('Problem: length');
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('LL-T 12');
  expect(onCode).not.toHaveBeenCalled();
});

it('takes one kind only where it is told so', () => {
  const { onCode, submit, message } = show({
    only: { kind: 'application', words: 'Not an application' },
    suggested: formatReferenceCode(ours),
  });
  submit();
  expect(onCode).toHaveBeenCalledWith(ours);
  submit(createReferenceCode('tuition'));
  expect(message()).toBe('Not an application');
  expect(onCode).toHaveBeenCalledTimes(1);
});

it('sends nothing while an answer is awaited', () => {
  const { onCode, submit } = show({ isBusy: true });
  submit(ours);
  expect(onCode).not.toHaveBeenCalled();
});
