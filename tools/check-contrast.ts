import { contrastReport } from '../design-system/src/tokens/contrast';

let failures = 0;
for (const scheme of ['light', 'dark'] as const) {
  const report = contrastReport(scheme);
  failures += report.filter(({ isEnough }) => !isEnough).length;
  console.log(`\n${scheme}`);
  console.table(
    report.map(({ text, on, minimum, ratio, isEnough }) => ({
      text,
      on,
      minimum,
      ratio: ratio.toFixed(1),
      enough: isEnough,
    })),
  );
}
process.exitCode = failures === 0 ? 0 : 1;
