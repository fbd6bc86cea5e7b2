/** Configuration of a Firebase project. All values are public, as shown in the console under "Your apps". */
export interface FirebaseSettings {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly storageBucket: string;
  readonly messagingSenderId: string;
  readonly appId: string;
  /** Enables App Check with reCAPTCHA v3. */
  readonly recaptchaSiteKey?: string;
  /** Where files are stored. Cloud Storage needs a paid plan. */
  readonly fileStore: 'documents' | 'cloud-storage';
  /** Local emulators in place of Google's servers. */
  readonly emulators?: {
    /** `http://127.0.0.1:9099` */
    readonly auth: string;
    readonly firestoreHost: string;
    readonly firestorePort: number;
  };
}

/** Address of the site's configuration: one build serves many sites. */
export const settingsAddress = '/config.json';

/** Parsed contents of that file. */
export type SiteSettings =
  { readonly backend: 'embedded' } | { readonly backend: 'firebase'; readonly firebase: FirebaseSettings };
