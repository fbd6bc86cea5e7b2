/** Name of the Firebase app. What Firebase Authentication keeps on a device is named after it. */
export const firebaseName = 'lifeline';
