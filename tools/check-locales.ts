import { localeCoverage, localeProblems } from './locale-coverage';

console.table(localeCoverage());
const problems = localeProblems();
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
