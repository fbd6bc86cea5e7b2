/** Name of the embedded backend's database. */
export const embeddedName = 'lifeline';
