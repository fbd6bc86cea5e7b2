// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DraftSourceContext } from '../../src/shared/drafts';
import { LoadOutboxContext } from '../../src/shared/submission';
import { PhoneMemoryContext, SignInForm } from '../../src/features/site/sign-in';
import { useRequestWizard } from '../../src/features/tuition/request/model/use-request-wizard';
import { RequestWizardForm } from '../../src/features/tuition/request/ui/request-wizard-form';
import { EnquiryForm } from '../../src/features/site/enquiry/ui/enquiry-form';
import { LoadBackendContext } from '@/shared/api';
import { DataSaverContext } from '@/shared/data-saver';
import { PreloadPageContext } from '@/shared/routes';
import { stubPage } from '../samples/counted-place';
import { createDraftDevice } from '../samples/draft-device';
import { createEnglish } from '../samples/words';

/** Renders a form with translations and drafts; its submission never gets an answer. */
async function show(form: ReactNode): Promise<void> {
  const english = await createEnglish('validation', 'words', 'shell', 'ghana', 'tuition', 'form', 'sign-in');
  const never = () => new Promise<never>(() => undefined);
  const drafts = createDraftDevice().tab();
  const memory = {
    isShared: () => false,
    noteSignIn: () => undefined,
    countUnsent: () => Promise.resolve(0),
    forget: never,
  };
  render(
    <I18nextProvider i18n={english}>
      <LoadBackendContext value={never}>
        <LoadOutboxContext value={never}>
          <PreloadPageContext value={never}>
            <DraftSourceContext value={drafts}>
              <PhoneMemoryContext value={memory}>
                <DataSaverContext
                  value={{ read: () => true, subscribe: () => () => undefined, set: vi.fn() }}
                >
                  <MemoryRouter>{form}</MemoryRouter>
                </DataSaverContext>
              </PhoneMemoryContext>
            </DraftSourceContext>
          </PreloadPageContext>
        </LoadOutboxContext>
      </LoadBackendContext>
    </I18nextProvider>,
  );
}

const group = (name: string) => screen.getByRole('group', { name: new RegExp(name) });
const pick = (question: string, answer: string) =>
  fireEvent.click(within(group(question)).getByLabelText(answer));
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const problem = (name: RegExp) => within(screen.getByRole('alert')).getByRole('link', { name });
const isFocused = (element: () => HTMLElement) =>
  waitFor(() => expect(document.activeElement).toBe(element()));

/** react-hook-form focuses again when idle; the final focus counts. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

function Wizard() {
  return <RequestWizardForm wizard={useRequestWizard()} />;
}

describe('the lessons step of a request with missing answers', () => {
  beforeEach(async () => {
    stubPage();
    await show(<Wizard />);
    pick('Who are you', 'Parent');
    pick('The learner is', 'A boy or man');
    fill('How old is the learner?', '13');
    press(/^Next/);
    await screen.findByLabelText('Which class?');
  });

  it('focuses the class, and links to the questions without an answer', async () => {
    press(/^Next/);
    await isFocused(() => screen.getByLabelText('Which class?'));
    fireEvent.click(problem(/^Which subjects\?/));
    expect(document.activeElement).toBe(group('Which subjects'));
    fireEvent.click(problem(/^Which hours suit you\?/));
    expect(document.activeElement).toBe(group('Which hours suit you'));
    expect(within(group('Which subjects')).getByText('This field is required')).toBeTruthy();
    expect(within(group('Which hours suit you')).getByText('This field is required')).toBeTruthy();
    // Without two subjects nobody is asked which matters most.
    expect(screen.queryByText(/Which one matters most/)).toBeNull();
  });

  it('focuses the subjects, although they appeared after the hours', async () => {
    fill('Which class?', 'jhs-2');
    press(/^Next/);
    await screen.findByRole('alert');
    await settled();
    expect(document.activeElement).toBe(within(group('Which subjects')).getAllByRole('checkbox')[0]);
  });

  it('focuses the field of the most important subject, although it appeared last', async () => {
    fill('Which class?', 'jhs-2');
    pick('Which subjects', 'Science');
    pick('Which subjects', 'Mathematics');
    press(/^Next/);
    await screen.findByRole('alert');
    await settled();
    expect(document.activeElement).toBe(
      within(group('Which one matters most')).getByLabelText('Mathematics'),
    );
  });
});

describe('a form with a summary', () => {
  it('keeps the focus in the field being typed in once its problems are shown', async () => {
    await show(<EnquiryForm />);
    press(/^Send/);
    await isFocused(() => screen.getByLabelText('What is it about?'));
    screen.getByLabelText('Your message').focus();
    fill('Your message', 'Good morning');
    fill('Your message', '');
    await settled();
    expect(document.activeElement).toBe(screen.getByLabelText('Your message'));
  });

  it('focuses the first problem at every attempt', async () => {
    await show(<EnquiryForm />);
    press(/^Send/);
    await isFocused(() => screen.getByLabelText('What is it about?'));
    fill('What is it about?', 'tuition');
    fill('Your name', 'Ama');
    fill(/^Email/, 'ama@');
    fill('Phone', '024 ABC');
    press(/^Send/);
    await isFocused(() => screen.getByLabelText('Phone'));
    expect(problem(/^Phone: This field can only contain numbers/)).toBeTruthy();
    expect(problem(/^Email: Please enter a valid email/)).toBeTruthy();
  });

  it('focuses the name of a new account, although it appeared after the password', async () => {
    await show(<SignInForm canSignUp />);
    press(/^I have no account/);
    press(/^Make an account/);
    await screen.findByRole('alert');
    await settled();
    expect(document.activeElement).toBe(screen.getByLabelText('Your name'));
  });
});
