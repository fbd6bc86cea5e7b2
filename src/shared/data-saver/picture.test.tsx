// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createEnglish } from '../../../tests/samples/words';
import { DataSaverContext, type DataSaverSource } from './data-saver-context';
import { DataSaverSwitch } from './data-saver-switch';
import { Picture } from './picture';

const english = await createEnglish('data', 'words');

const picture = {
  src: '/pictures/home.webp',
  alt: 'The first page',
  width: 360,
  height: 640,
  bytes: 48_200,
  type: 'image/webp',
};

function createSource(isOnAtFirst: boolean): DataSaverSource {
  let isOn = isOnAtFirst;
  const listeners = new Set<() => void>();
  return {
    read: () => isOn,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (isWanted) => {
      isOn = isWanted;
      listeners.forEach((listener) => listener());
    },
  };
}

const site = (source: DataSaverSource) => (
  <I18nextProvider i18n={english}>
    <DataSaverContext value={source}>
      <Picture {...picture} />
      <DataSaverSwitch />
    </DataSaverContext>
  </I18nextProvider>
);

function show(isOn: boolean) {
  const source = createSource(isOn);
  render(site(source));
  return source;
}

const image = () => screen.queryByRole<HTMLImageElement>('img');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const box = () => screen.getByRole('checkbox');

beforeEach(() => {
  sessionStorage.clear();
  Reflect.deleteProperty(navigator, 'connection');
});

describe('a picture with the data saver on', () => {
  it('shows its description, size and price, in a box of its size', () => {
    show(true);
    expect(image()).toBeNull();
    expect(screen.getByText('The first page')).toBeDefined();
    expect(screen.getByText(/^48.kB, less than 1 pesewa$/)).toBeDefined();
    const { style } = screen.getByRole('figure');
    expect([style.aspectRatio, style.maxInlineSize]).toEqual(['360 / 640', '360px']);
  });

  it('loads on request, and keeps the focus', () => {
    show(true);
    press('Load the picture');
    expect(image()?.getAttribute('src')).toBe(picture.src);
    expect(screen.getByText('The picture is on its way.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('figure'));
    fireEvent.load(screen.getByRole('img'));
    expect(screen.queryByText('The picture is on its way.')).toBeNull();
  });

  it('loads by itself when this tab has loaded it before', () => {
    sessionStorage.setItem('lifeline.loaded-pictures', `/other.webp ${picture.src}`);
    show(true);
    expect(image()).not.toBeNull();
  });

  it('reports a failure, and can be requested again', () => {
    show(true);
    press('Load the picture');
    fireEvent.error(screen.getByRole('img'));
    expect(image()).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('The picture did not come. Is there network?');
    press('Try again');
    expect(image()).not.toBeNull();
  });

  it('is not in a prerendered page, which does not know the device', () => {
    const html = renderToString(site(createSource(false)));
    expect(html).not.toContain('<img');
    expect(html).toContain('Load the picture');
  });
});

describe('a picture with the data saver off', () => {
  it('loads near the viewport, and stays when the data saver is turned on', () => {
    const source = show(false);
    expect(image()?.getAttribute('loading')).toBe('lazy');
    fireEvent.load(screen.getByRole('img'));
    act(() => source.set(true));
    expect(image()).not.toBeNull();
  });

  it('waits for a request when the data saver is turned on before it has loaded', () => {
    const source = show(false);
    act(() => source.set(true));
    expect(image()).toBeNull();
  });
});

describe('the switch', () => {
  it('turns the data saver on and off', () => {
    const source = show(false);
    fireEvent.click(box());
    expect(source.read()).toBe(true);
    fireEvent.click(box());
    expect(source.read()).toBe(false);
  });

  it('is on, with the reason, where the browser asks every site to save data', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const source = show(false);
    const set = vi.spyOn(source, 'set');
    expect((box() as HTMLInputElement).checked).toBe(true);
    expect(box().getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(box().getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toMatch(/asks every site to save data/);
    fireEvent.click(box());
    expect(set).not.toHaveBeenCalled();
    expect(image()).toBeNull();
  });
});
