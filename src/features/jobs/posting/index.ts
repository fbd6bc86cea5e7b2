export { JobPost } from './ui/job-post';
export { NotOurs } from './ui/not-ours';
