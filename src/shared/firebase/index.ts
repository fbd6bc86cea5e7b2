export { createFirebaseBackend, type FirebaseBackend } from './create-firebase-backend';
