import { carryOut, openDeviceDatabase } from './device-database';

/** The stores of practice, written in one transaction. */
export const practiceStores = [
  'practiceProfiles',
  'practiceAnswers',
  'practiceCards',
  'practiceSittings',
] as const;

/** Whether somebody practises on this device. */
export const hasPractice = (): Promise<boolean> =>
  carryOut(async () => (await (await openDeviceDatabase()).count('practiceProfiles')) > 0);

/** Deletes every profile of practice with its progress. */
export const clearPractice = (): Promise<void> =>
  carryOut(async () => {
    const transaction = (await openDeviceDatabase()).transaction(practiceStores, 'readwrite');
    await Promise.all([
      ...practiceStores.map((name) => transaction.objectStore(name).clear()),
      transaction.done,
    ]);
  });
