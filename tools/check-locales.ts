import { coverageByLanguage, coverageByNamespace, localeProblems } from './locale-coverage';
import { otherLanguages } from './locale-provenance.mjs';

for (const language of otherLanguages) {
  console.log(`\n${language}, by namespace`);
  console.table(coverageByNamespace(language));
}
console.log('\nAll texts, by language');
console.table(coverageByLanguage('all'));
console.log('\nTexts that may be drafted (locales/english-until-checked.json names the others), by language');
console.table(coverageByLanguage('ordinary'));
console.log('\nOf these the labels, buttons, states and places of at most three words, by language');
console.table(coverageByLanguage('labels'));
const problems = localeProblems();
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
