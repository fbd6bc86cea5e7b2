// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import type { Consultation } from '@/entities/consultancy/consultation';
import type { SchoolProposal } from '@/entities/consultancy/proposal';
import { createEnglish } from '../../../../../tests/samples/words';
import { ProposalPart } from './proposal-part';

const consultation = { ref: 'LL-S1', state: 'proposed', latest: 1 } as Consultation;
const sent = {
  version: 1,
  state: 'sent',
  createdAt: '2026-11-27T09:00:00.000Z',
  validUntil: '2027-01-31',
  aims: 'More pupils pass.',
  steps: {},
  measures: '',
  answer: { name: '', position: '', words: '' },
} as unknown as SchoolProposal;

it('offers the next version only once the last one, with which it begins, was read', async () => {
  const english = await createEnglish('consultation-desk', 'consultation');
  const part = (versions: readonly SchoolProposal[]) => (
    <I18nextProvider i18n={english}>
      <ProposalPart consultation={consultation} versions={versions} />
    </I18nextProvider>
  );
  const { rerender } = render(part([]));
  expect(screen.queryByRole('button', { name: /version 2/ })).toBeNull();
  rerender(part([sent]));
  expect(screen.getByRole('button', { name: /version 2/ })).toBeTruthy();
});
