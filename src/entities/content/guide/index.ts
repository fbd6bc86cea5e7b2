export { type Guide, type GuideEntry, type GuideSource, isOverdue, type TextPicture } from './model/guide';
export { guideList, loadGuide } from './model/guides';
export { loadMarkdown, type Markdown } from './model/load-markdown';
export { GuideBody } from './ui/guide-body';
