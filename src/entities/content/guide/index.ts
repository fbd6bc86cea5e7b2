export { type Guide, type GuideEntry, guideReaders, type GuideSource, isOverdue } from './model/guide';
export { guideList, loadGuide } from './model/guides';
export { GuideBody } from './ui/guide-body';
