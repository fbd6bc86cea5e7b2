export { HelpfulVote } from './ui/helpful-vote';
