export { type HelpfulCounts, mostVotes, useHelpfulCountsQuery } from './api/helpful-counts-api';
export { helpfulVoteAccess } from './model/helpful-vote-access';
export { castVote, type Helpful, helpfulPath } from './model/helpful-vote';
