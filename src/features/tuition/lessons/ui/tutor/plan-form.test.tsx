// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import type { Lesson } from '@/entities/lesson';
import type { Offer } from '@/entities/offer';
import { DraftSourceContext } from '@/shared/drafts';
import { createMemoryStore } from '@/shared/lib/storage';
import { createDraftDevice } from '../../../../../../tests/samples/draft-device';
import { makeLesson } from '../../../../../../tests/samples/lessons';
import { readOffer } from '../../../../../../tests/samples/offers';
import { createEnglish } from '../../../../../../tests/samples/words';
import type { LessonsArea } from '../../model/lessons-area';
import { PlanForm } from './plan-form';

const at = '2026-11-01T10:00:00.000Z';

const kojo = readOffer('offer-kojo', { schoolClass: 'jhs-2', where: 'home', gender: 'boy' });
const esi = readOffer('offer-esi', { schoolClass: 'primary-1', where: 'online', gender: 'girl' });

const ama = readOffer('offer-ama', {});
/** A lesson with a third learner. */
const taken = makeLesson({ offerId: ama.id, startsAt: '2027-03-02T15:00:00.000Z', minutes: 90 });

/** Waits until the draft has loaded. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));

async function show() {
  const english = await createEnglish('tutor-area', 'validation', 'words', 'shell', 'ghana');
  const item = { offerId: kojo.id } as Lesson;
  const area = {
    offers: [kojo, esi, ama].map((offer) => ({ item: { ...offer, state: 'chosen' } })),
    lessons: [item, taken].map((lesson) => ({ item: lesson })),
    ...{ tutor: null, who: null, problem: null, now: new Date(at) },
  } as unknown as LessonsArea;
  const drafts = createDraftDevice().tab(createMemoryStore(), () => new Date(at));
  const view = () =>
    render(
      <I18nextProvider i18n={english}>
        <DraftSourceContext value={drafts}>
          <PlanForm offers={[kojo, esi]} area={area} onClose={() => undefined} />
        </DraftSourceContext>
      </I18nextProvider>,
    );
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  const terms = () => ({
    minutes: value('Minutes'),
    isOnline: screen.getByRole<HTMLInputElement>('radio', { name: 'Online' }).checked,
    isTrial: screen.getByRole<HTMLInputElement>('checkbox', { name: /trial/ }).checked,
  });
  const choose = ({ id }: Offer) => fireEvent.change(screen.getByRole('combobox'), { target: { value: id } });
  return { view, terms, choose };
}

it('fills in minutes, place and trial of the chosen learner, also after the page was left', async () => {
  const { view, terms, choose } = await show();
  const { unmount } = view();
  await settled();
  const ofKojo = terms();
  expect(ofKojo).toMatchObject({ isOnline: false, isTrial: false });
  choose(esi);
  const ofEsi = terms();
  expect(ofEsi).toMatchObject({ isOnline: true, isTrial: true });
  expect(ofEsi.minutes).not.toBe(ofKojo.minutes);
  unmount();
  view();
  await waitFor(() => expect(terms()).toEqual(ofEsi));
  choose(kojo);
  expect(terms()).toEqual(ofKojo);
});

it('keeps the minutes that the tutor has typed', async () => {
  const { view, terms, choose } = await show();
  view();
  await settled();
  fireEvent.input(screen.getByLabelText('Minutes'), { target: { value: '55' } });
  choose(esi);
  expect(terms()).toEqual({ minutes: '55', isOnline: true, isTrial: true });
});

it('names the lesson that the typed time meets, as long as it does', async () => {
  const { view } = await show();
  view();
  await settled();
  const type = (label: string, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  const taken = () => screen.queryAllByText(/You have another lesson then/);
  type('Day', '2027-03-02');
  type('Minutes', '75');
  expect(taken()).toHaveLength(0);
  type('Begins at', '16:00');
  expect(taken()).toHaveLength(1);
  type('Begins at', '16:30');
  expect(taken()).toHaveLength(0);
});

it('asks whether both lessons are meant before it plans one at the time of another', async () => {
  const { view } = await show();
  view();
  await settled();
  const type = (label: string, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  const tick = () => screen.queryByRole('checkbox', { name: /teach both/ });
  type('Day', '2027-03-02');
  type('Minutes', '75');
  expect(tick()).toBeNull();
  type('Begins at', '16:00');
  expect(tick()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Plan it' }));
  await waitFor(() => expect(screen.getAllByText(/Tick this if you will teach both/)).not.toHaveLength(0));
  type('Begins at', '16:30');
  await waitFor(() => expect(screen.queryByText(/Tick this if you will teach both/)).toBeNull());
});
