import * as v from 'valibot';
import { defaultSettings, settingLimits, type PracticeSettings } from './settings';

const within = ({ least, most }: { readonly least: number; readonly most: number }) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** Each field falls back to its default, so that settings of another release stay readable. */
const settingsSchema = v.object({
  shuffle: v.fallback(v.boolean(), defaultSettings.shuffle),
  questions: v.fallback(within(settingLimits.questions), defaultSettings.questions),
  minutes: v.fallback(v.nullable(within(settingLimits.minutes)), defaultSettings.minutes),
  marks: v.fallback(within(settingLimits.marks), defaultSettings.marks),
  negativeMarks: v.fallback(v.boolean(), defaultSettings.negativeMarks),
  showAnswers: v.fallback(v.picklist(['at-once', 'at-end']), defaultSettings.showAnswers),
});

/** Reads stored settings; the defaults where there are none. */
export function readSettings(stored: unknown): PracticeSettings {
  const parsed = v.safeParse(settingsSchema, stored);
  return parsed.success ? parsed.output : defaultSettings;
}
