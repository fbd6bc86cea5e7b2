// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { storageKeys } from '../config';
import { setDateLocale, useDateLocale } from './use-date-locale';

it('follows the choice in this tab, stores it, and returns to the usual way', () => {
  const { result } = renderHook(useDateLocale);
  expect(result.current).toBeNull();
  act(() => setDateLocale('de-DE'));
  expect(result.current).toBe('de-DE');
  expect(localStorage.getItem(storageKeys.dateLocale)).toBe('de-DE');
  act(() => setDateLocale(null));
  expect(result.current).toBeNull();
});
