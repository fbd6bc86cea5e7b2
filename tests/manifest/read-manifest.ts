import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface ManifestImage {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
  readonly form_factor?: string;
  readonly label?: string;
}

interface Shortcut {
  readonly name: string;
  readonly short_name?: string;
  readonly description: string;
  readonly url: string;
  readonly icons: readonly ManifestImage[];
}

/** The tested fields of `public/manifest.webmanifest`. */
export interface Manifest {
  readonly id: string;
  readonly name: string;
  readonly short_name: string;
  readonly description: string;
  readonly lang: string;
  readonly dir: string;
  readonly start_url: string;
  readonly scope: string;
  readonly display: string;
  readonly display_override: readonly string[];
  readonly orientation: string;
  readonly theme_color: string;
  readonly background_color: string;
  readonly categories: readonly string[];
  readonly prefer_related_applications: boolean;
  readonly handle_links: string;
  readonly launch_handler: { readonly client_mode: string };
  readonly icons: readonly ManifestImage[];
  readonly shortcuts: readonly Shortcut[];
  readonly screenshots: readonly ManifestImage[];
  readonly share_target: {
    readonly action: string;
    readonly method: string;
    readonly enctype: string;
    readonly params: {
      readonly title: string;
      readonly text: string;
      readonly url: string;
      readonly files: readonly { readonly name: string; readonly accept: readonly string[] }[];
    };
  };
}

/** Reads a file from the root of the site. Throws when it does not exist. */
export const readPublicFile = (path: string): Buffer =>
  readFileSync(fileURLToPath(new URL(`../../public${path}`, import.meta.url)));

export const readManifest = (): Manifest =>
  JSON.parse(readPublicFile('/manifest.webmanifest').toString()) as Manifest;
