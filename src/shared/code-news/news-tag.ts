/** Tag of the Periodic Background Sync, and of the one notification. */
export const newsTag = 'news';
