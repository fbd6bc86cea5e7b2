export { TellPaper } from './ui/tell-paper';
export { TellPart } from './ui/tell-part';
export { ToTellView } from './ui/to-tell-view';
