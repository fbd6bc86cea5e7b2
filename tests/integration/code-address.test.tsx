// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createDemoSource } from '@/app/demo/demo-source';
import { ScrollOnNavigation } from '@/app/routing/scroll-on-navigation';
import { DemoContext } from '../../src/features/site/demo';
import { CodePage } from '@/pages/families/tracking/ui/code-page';
import { LoadBackendContext } from '@/shared/api';
import { createEnglish } from '../samples/words';

it('opens at an address that cannot be decoded, with the typed code and its problem', async () => {
  // jsdom cannot scroll.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(
    <I18nextProvider i18n={await createEnglish('code', 'shell')}>
      <DemoContext value={createDemoSource(null, () => Promise.resolve())}>
        <LoadBackendContext value={() => Promise.reject(new Error('nothing is read'))}>
          <MemoryRouter initialEntries={['/code#50%']}>
            <ScrollOnNavigation />
            <CodePage />
          </MemoryRouter>
        </LoadBackendContext>
      </DemoContext>
    </I18nextProvider>,
  );
  expect(screen.getByLabelText<HTMLInputElement>('Reference code').value).toBe('50%');
  expect(screen.getByText(/“%” is never part of a code/)).toBeTruthy();
});
