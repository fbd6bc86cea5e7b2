// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ReportReceipt } from '../../src/features/site/tracking/ui/receipt/report-receipt';
import { newEnquiryCode } from '../samples/records';
import { createEnglish } from '../samples/words';

const showReceipt = async () => {
  const words = await createEnglish('code', 'shell', 'words');
  const { container } = render(
    <I18nextProvider i18n={words}>
      <MemoryRouter>
        <ReportReceipt code={newEnquiryCode()} isNew />
      </MemoryRouter>
    </I18nextProvider>,
  );
  return container.textContent;
};

it('shows its own receipt with telephone links for a report of a child at risk', async () => {
  const text = await showReceipt();
  expect(text).not.toMatch(/It is safe|working days/);
  expect(screen.queryByRole('button', { name: /cancel/i })).toBeNull();
  const numbers = screen.getAllByRole('link', { name: /^Call / }).map((link) => link.getAttribute('href'));
  expect(numbers).toEqual(['tel:112', 'tel:0800800800', 'tel:0800900900']);
});
