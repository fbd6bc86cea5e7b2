/** What a site needs to reach its Firebase project: all of it public, as the console shows it under "Your apps". */
export interface FirebaseSettings {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly storageBucket: string;
  readonly messagingSenderId: string;
  readonly appId: string;
  /** Switches App Check with reCAPTCHA v3 on. */
  readonly recaptchaSiteKey?: string;
  /** Files lie in the database unless an office pays for Cloud Storage. */
  readonly fileStore: 'documents' | 'cloud-storage';
  /** Servers on this machine in place of Google's. */
  readonly emulators?: {
    /** `http://127.0.0.1:9099` */
    readonly auth: string;
    readonly firestoreHost: string;
    readonly firestorePort: number;
  };
}

/** Where a site says which backend it has: one build serves many sites. */
export const settingsAddress = '/config.json';

/** What that file says. */
export type SiteSettings =
  { readonly backend: 'embedded' } | { readonly backend: 'firebase'; readonly firebase: FirebaseSettings };
