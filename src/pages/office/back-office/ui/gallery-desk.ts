// A module of its own, so that the chunk of the gallery holds neither the articles nor the questions.
export { AlbumsView } from '@/features/admin/content-desk';
