export { BarBadge, BarIcon, BottomBar } from './bottom-bar';
