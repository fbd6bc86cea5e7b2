export {
  type Guide,
  type GuideBlock,
  type GuideEntry,
  type GuideLine,
  guideReaders,
  type GuideSource,
  type GuideText,
  isOverdue,
} from './model/guide';
export { guideList, loadGuide } from './model/guides';
export { GuideBody } from './ui/guide-body';
