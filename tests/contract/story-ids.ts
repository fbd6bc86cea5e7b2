import { offerPath } from '../../src/entities/offer';

export const offerId = '5b1f8a0c-2a35-4d0e-8f0e-7b7d7a0c2f22';
export const groupId = '9a4f2b7c-11aa-4c8e-9b3e-5d1f0e2a4b44';
export const reviewId = '2c7d4a10-66aa-4f0b-8a51-1f2e3d4c5b66';
export const reportId = '3e7d4a10-66aa-4f0b-8a51-1f2e3d4c5b88';
export const certificateId = '4d7d4a10-66aa-4f0b-8a51-1f2e3d4c5b77';
export const lessons = ['1', '2', '3'].map((n) => `0d6c8d34-90f3-4a59-8d9f-0c9e2f6e3a3${n}`);
export const cancelled = '0d6c8d34-90f3-4a59-8d9f-0c9e2f6e3a39';
export const offer = offerPath(offerId);
