export {
  createFirebaseBackend,
  type FirebaseBackend,
  type FirebaseBackendOptions,
} from './create-firebase-backend';
