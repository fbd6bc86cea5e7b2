/** The albums of the office. */
export const importOfficeAlbums = () => import(/* webpackChunkName: "part-gallery" */ './office-albums');

/** Preloads them. */
export async function loadOfficeAlbums(): Promise<void> {
  await importOfficeAlbums();
}
