// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTabChannel, type TabChannel } from '../lib/tabs';
import { createWatching, type TabMessage } from './watch-documents';

let channel: TabChannel<TabMessage>;
let isSeen = true;
let stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  isSeen = true;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isSeen ? 'visible' : 'hidden'));
  channel = createTabChannel('watching');
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  channel.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function watch(everyMs?: number, everyHiddenMs?: number) {
  const told = vi.fn<(change: unknown) => void>();
  const stop = createWatching(channel)('requests', told, {
    ...(everyMs !== undefined && { everyMs }),
    ...(everyHiddenMs !== undefined && { everyHiddenMs }),
  });
  stops.push(stop);
  return { told, stop };
}

const comeBack = () => {
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
};

describe('watching documents', () => {
  it('reports writes of this tab by path', () => {
    const { told } = watch();
    channel.announce({ type: 'documents', paths: ['requests/1', 'requests/1/notes/2', 'tracking/1'] });
    channel.announce({ type: 'documents', paths: ['tracking/1'] });
    expect(told.mock.calls).toEqual([[['requests/1']]]);
  });

  it('reports unknown changes when the person returns, once', () => {
    const { told } = watch();
    expect(told).not.toHaveBeenCalled();
    comeBack();
    window.dispatchEvent(new Event('online'));
    expect(told.mock.calls).toEqual([['unknown']]);
    vi.advanceTimersByTime(1000);
    comeBack();
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('reports unknown changes after the network returns', () => {
    const { told } = watch();
    window.dispatchEvent(new Event('offline'));
    expect(told).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('online'));
    expect(told.mock.calls).toEqual([['unknown']]);
  });

  it('polls seldom while the page is hidden, where that is asked for', () => {
    const { told } = watch(60_000, 300_000);
    isSeen = false;
    vi.advanceTimersByTime(299_000);
    expect(told).not.toHaveBeenCalled();
    vi.advanceTimersByTime(3_301_000);
    expect(told).toHaveBeenCalledTimes(12);
  });

  it('polls only on request, and only while the page is visible', () => {
    const quiet = watch();
    const { told } = watch(60_000);
    vi.advanceTimersByTime(120_000);
    expect(told).toHaveBeenCalledTimes(2);
    isSeen = false;
    vi.advanceTimersByTime(600_000);
    expect(told).toHaveBeenCalledTimes(2);
    isSeen = true;
    comeBack();
    expect(told).toHaveBeenCalledTimes(3);
    vi.advanceTimersByTime(59_999);
    expect(told).toHaveBeenCalledTimes(3);
    vi.advanceTimersByTime(1);
    expect(told).toHaveBeenCalledTimes(4);
    expect(quiet.told).toHaveBeenCalledTimes(1);
  });

  it('removes its listeners', () => {
    const { told, stop } = watch(60_000);
    stop();
    comeBack();
    channel.announce({ type: 'documents', paths: ['requests/1'] });
    vi.advanceTimersByTime(600_000);
    expect(told).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
