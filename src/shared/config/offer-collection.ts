/** Collection of the offers to tutors. */
export const offerCollection = 'offers';
