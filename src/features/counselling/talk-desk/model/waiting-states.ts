/** States of bookings without a time. One array for every reader: it is the key of their shared answer. */
export const waitingStates = ['waiting'] as const;
