// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { lapsesAt, type Offer } from '@/entities/offer';
import { createEnglish } from '../../../../../tests/samples/words';
import { OfferClock } from './offer-clock';

const minuteMs = 60_000;
const offer = { createdAt: '2026-03-09T16:00:00.000Z' } as Offer;

afterEach(() => void vi.useRealTimers());

async function show(leftMs: number) {
  const english = await createEnglish('tutor-area');
  vi.useFakeTimers({ now: lapsesAt(offer) - leftMs });
  const onRender = vi.fn<() => void>();
  render(
    <I18nextProvider i18n={english}>
      <Profiler id="clock" onRender={onRender}>
        <OfferClock offer={offer} />
      </Profiler>
    </I18nextProvider>,
  );
  onRender.mockClear();
  const pass = (ms: number) => {
    // In steps of a second: React batches the updates within one step.
    for (let passed = 0; passed < ms; passed += 1000) act(() => void vi.advanceTimersByTime(1000));
  };
  return { onRender, pass, text: () => screen.getByRole('timer').textContent };
}

it('renders once a minute while there are hours left', async () => {
  const { onRender, pass } = await show(5 * 60 * minuteMs);
  pass(10 * minuteMs);
  expect(onRender).toHaveBeenCalledTimes(10);
});

it('renders each second in the last hour', async () => {
  const { onRender, pass, text } = await show(62 * minuteMs);
  pass(2 * minuteMs + 1000);
  const [first, before] = [text(), onRender.mock.calls.length];
  pass(3000);
  expect(onRender.mock.calls.length - before).toBe(3);
  expect(text()).not.toBe(first);
});
