import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { maximumChecks } from '@/shared/code-news';
import { assumptions, prices, sizes } from './assumptions';
import { measuredRows, placesOfTables, withTable } from './costs-table';
import { officeCosts } from './office-costs';

describe('the tables of costs', () => {
  it.each(placesOfTables)('are in $file as the script computes them', ({ file, name, table }) => {
    const page = readFileSync(file, 'utf8');
    expect(page, 'run npm run costs').toBe(withTable(page, name, table()));
  });

  it('need their place in the page', () => {
    expect(() => withTable('# Costs', 'costs', 'table')).toThrow('no place for the table costs');
  });
});

describe('the costs of an office', () => {
  it('grow with its size', () => {
    const [small, middle, large] = sizes.map(officeCosts);
    expect(middle?.readsADay).toBeGreaterThan(small?.readsADay ?? 0);
    expect(large?.dollars).toBeGreaterThan(middle?.dollars ?? 0);
  });

  it('are nothing within the free plan', () => {
    const costs = officeCosts(20);
    expect(costs.isFreeAtPeak).toBe(true);
    expect(costs.dollars).toBe(0);
  });

  it('are the prices of what is beyond the free plan', () => {
    const { readsADay, writesADay, documents, stored, sent, dollars } = officeCosts(20_000);
    expect(readsADay).toBeGreaterThan(prices.freeReads);
    expect(writesADay).toBeLessThan(prices.freeWrites);
    const { daysAYear, backupsAYear } = assumptions;
    const reads = (readsADay - prices.freeReads) * daysAYear + documents * backupsAYear;
    const kept = (stored - prices.freeStored) * prices.stored;
    expect(dollars).toBeCloseTo(
      (reads * prices.read) / 12 + kept + (sent - prices.freeSent) * prices.sent,
      6,
    );
  });

  it('count the accepted words that visitors of other languages read, once for each visit', () => {
    const { daysAYear, inOtherLanguage, visitsBefore, visitsWaiting } = assumptions;
    const reads = officeCosts(daysAYear).reads['accepted words of other languages'] ?? 0;
    expect(reads).toBeGreaterThan((visitsBefore + visitsWaiting) * inOtherLanguage);
  });

  it('are printed by action', () => {
    const { reads, writes } = measuredRows();
    expect(reads).toContainEqual(expect.objectContaining({ action: 'desk, next page', reads: 50 }));
    expect(writes).toContainEqual(expect.objectContaining({ action: 'a request', writes: 4 }));
  });

  it('assume as many checks for news as a phone may make', () => {
    expect(assumptions.checksADay).toBe(maximumChecks);
  });
});
