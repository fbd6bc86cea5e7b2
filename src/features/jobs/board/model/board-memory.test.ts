import { describe, expect, it, vi } from 'vitest';
import { storageKeys } from '@/shared/config';
import { createMemoryStore } from '@/shared/lib/storage';
import { createBoardStore, maximumSaved } from './board-memory';

function createStores() {
  const stores = { device: createMemoryStore(), tab: createMemoryStore() };
  return { ...stores, board: createBoardStore(stores) };
}

const at = (minutes: number) => new Date(Date.parse('2026-03-10T08:00:00.000Z') + minutes * 60_000);

describe('what the device keeps of the board', () => {
  it('are posts and searches, and it notifies of changes', () => {
    const { board } = createStores();
    const onChange = vi.fn();
    board.observe(onChange);
    board.togglePost('LL-P1');
    board.togglePost('LL-P2');
    board.togglePost('LL-P1');
    board.toggleSearch('subject=physics');
    expect(board.read()).toEqual({ posts: ['LL-P2'], searches: ['subject=physics'], lastVisit: null });
    expect(board.read()).toBe(board.read());
    expect(onChange).toHaveBeenCalledTimes(4);
  });

  it('lets the oldest go when there are too many', () => {
    const { board } = createStores();
    for (let one = 0; one <= maximumSaved.searches; one += 1) board.toggleSearch(`words=${String(one)}`);
    expect(board.read().searches).toHaveLength(maximumSaved.searches);
    expect(board.read().searches[0]).toBe('words=1');
  });

  it('is when the visit before ended; a visit goes on for half an hour', () => {
    const { board } = createStores();
    board.visit(at(0));
    board.visit(at(20));
    expect(board.read().lastVisit).toBeNull();
    board.visit(at(51));
    expect(board.read().lastVisit).toBe(at(20).toISOString());
    board.visit(at(60));
    expect(board.read().lastVisit).toBe(at(20).toISOString());
  });

  it('is deleted with the tab on a shared phone', () => {
    const { board, device, tab } = createStores();
    device.set(storageKeys.isSharedPhone, 'yes');
    board.togglePost('LL-P1');
    expect(device.get(storageKeys.savedJobs)).toBeNull();
    expect(tab.get(storageKeys.savedJobs)).toBe('["LL-P1"]');
    expect(board.read().posts).toEqual(['LL-P1']);
  });

  it('is nothing when the stored text cannot be read', () => {
    const { board, device } = createStores();
    device.set(storageKeys.savedJobs, '{"a"');
    device.set(storageKeys.savedJobSearches, '[1,"a"]');
    device.set(storageKeys.jobVisits, '{"latest":5}');
    expect(board.read()).toEqual({ posts: [], searches: ['a'], lastVisit: null });
  });
});
