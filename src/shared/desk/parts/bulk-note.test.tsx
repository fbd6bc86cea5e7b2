// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { createEnglish } from '../../../../tests/samples/words';
import { BulkNote } from './bulk-note';

it('shows for each line whether it is written, and why not', async () => {
  const english = await createEnglish('admin', 'validation');
  const refused = [{ key: 'b', error: { code: 'forbidden', message: '' } as const }];
  render(
    <I18nextProvider i18n={english}>
      <BulkNote outcome={{ done: ['a', 'c'], refused }} nameOf={(key) => `Lesson ${key}`} />
    </I18nextProvider>,
  );
  expect(screen.getByRole('alert').textContent).toContain('1 was refused. 2 are written.');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Lesson b: This was not allowed, so nothing was changed. If you think it should be, write to us.',
    'Lesson a: written',
    'Lesson c: written',
  ]);
});
