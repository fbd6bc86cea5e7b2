import { carryOut, openDeviceDatabase } from './device-database';

/** The stores of practice, written in one transaction. */
export const practiceStores = [
  'practiceProfiles',
  'practiceAnswers',
  'practiceCards',
  'practiceSittings',
] as const;

/** Deletes every profile of practice with its progress. */
export const clearPractice = (): Promise<void> =>
  carryOut(async () => {
    const transaction = (await openDeviceDatabase()).transaction(practiceStores, 'readwrite');
    await Promise.all([
      ...practiceStores.map((name) => transaction.objectStore(name).clear()),
      transaction.done,
    ]);
  });
