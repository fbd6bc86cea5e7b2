// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createEnglish } from '../../../tests/samples/words';
import { ErrorReportingContext } from '../shell/error-reporting-context';
import { BackgroundPart } from './background-part';
import { GoneContext } from './background-context';

/** Nothing is laid out here. */
class NoLayout {
  observe = () => undefined;
  disconnect = () => undefined;
}

vi.stubGlobal('ResizeObserver', NoLayout);

it('offers a reload, through the reload guard, once the background chunk cannot be loaded', async () => {
  const english = await createEnglish('error');
  const reloadFor = vi.fn<(path: string) => boolean>(() => true);
  const gone = { is: null as true | null, tell: (): void => undefined };
  const source = {
    read: () => gone.is,
    subscribe: (onCome: () => void) => {
      gone.tell = onCome;
      return () => undefined;
    },
  };
  render(
    <I18nextProvider i18n={english}>
      <MemoryRouter initialEntries={['/faq']}>
        <ErrorReportingContext value={{ report: () => undefined, reloadFor }}>
          <GoneContext value={source}>
            <BackgroundPart part="Banners" />
            <BackgroundPart part="Notices" />
          </GoneContext>
        </ErrorReportingContext>
      </MemoryRouter>
    </I18nextProvider>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  // The live region must exist before its text, or a screen reader does not announce it.
  const place = screen.getByRole('status');
  act(() => {
    gone.is = true;
    gone.tell();
  });
  expect(place.textContent).toContain('older version');
  fireEvent.click(screen.getByRole('button', { name: 'Load again' }));
  expect(reloadFor).toHaveBeenCalledExactlyOnceWith('/faq');
});
