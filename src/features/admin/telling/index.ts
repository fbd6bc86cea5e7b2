export { TellDue } from './ui/tell-due';
export { TellPaper } from './ui/tell-paper';
export { TellPart } from './ui/tell-part';
export { TellSelected } from './ui/tell-selected';
export { ToTellView } from './ui/to-tell-view';
