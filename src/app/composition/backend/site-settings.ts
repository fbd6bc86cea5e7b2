import { parseSettings, settingsAddress, type SiteSettings } from '@/shared/config';
import { MissingFile } from '../../errors/missing-file';
import { SettingsProblem } from '../../errors/settings-problem';

/** Timeout for the settings, in milliseconds. */
const timeoutMs = 15_000;

const problem = (detail: string) => new SettingsProblem(`${settingsAddress}: ${detail}`);

function settingsIn(given: unknown, isReal: boolean): SiteSettings {
  const parsed = parseSettings(given);
  if ('problem' in parsed) throw problem(parsed.problem);
  if (isReal && parsed.settings.backend === 'embedded')
    throw problem('it is empty, but these pages belong to a real site.');
  return parsed.settings;
}

/**
 * Reads the settings of this site.
 * @param isReal whether the HTML says that the site has a real backend, so that nothing may be stored in a
 * demo
 * @throws MissingFile when they cannot be loaded, SettingsProblem when they are invalid
 */
export async function readSettings(isReal: boolean): Promise<SiteSettings> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), timeoutMs);
  try {
    const response = await fetch(settingsAddress, { signal: waiting.signal });
    if (response.status === 404) throw problem('it is not there.');
    if (!response.ok) throw new MissingFile(`${settingsAddress} (${response.status})`);
    return settingsIn(await response.json(), isReal);
  } catch (cause) {
    if (cause instanceof SettingsProblem || cause instanceof MissingFile) throw cause;
    if (cause instanceof SyntaxError) throw problem(`it is not JSON (${cause.message}).`);
    throw new MissingFile(settingsAddress, { cause });
  } finally {
    clearTimeout(timer);
  }
}
