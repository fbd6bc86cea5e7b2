/** Path of the document in which the holder of a record's code reads its state and steps. */
export const trackingPath = (ref: string): string => `tracking/${ref}`;
