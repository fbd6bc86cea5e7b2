/** Highest transport for one lesson that is ever stored, in pesewas. The office may set a lower one. */
export const maximumTransport = 20_000;
