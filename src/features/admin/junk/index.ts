export { JunkBar } from './ui/junk-bar';
