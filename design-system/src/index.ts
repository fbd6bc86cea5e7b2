export { breakpoints, mediaUp, mobileQuery, type Breakpoint } from './tokens/breakpoints';
export { contrastReport } from './tokens/contrast';
export { elevation, elevationLevels } from './tokens/elevation';
export { layers } from './tokens/layers';
export { layout, shape, space } from './tokens/layout';
export { easeInOutCubic, motion } from './tokens/motion';
export { palettes, type ColorRole, type ColorScheme } from './tokens/palette';
export { fonts, textSizes } from './tokens/typography';
export { Banner } from './components/banner/banner';
export {
  Button,
  buttonClassName,
  InlineButton,
  Row,
  ToolButton,
  type ButtonLook,
} from './components/button/button';
export { Chip, Chips, Tick } from './components/choice/choice';
export { Dialog } from './components/dialog/dialog';
export { Disclosure } from './components/disclosure/disclosure';
export { EmptyState } from './components/empty-state/empty-state';
export { Facts, type Fact } from './components/facts/facts';
export { ErrorSummary, type FieldProblem } from './components/field/error-summary';
export { Field, FieldGroup, TickField, type ControlProps } from './components/field/field';
export { Select, TextArea, TextInput } from './components/field/inputs';
export { Hold } from './components/hold/hold';
export { Icon, iconNames } from './components/icon/icon';
export { Line, LineItem, type StopState } from './components/line/line';
export { Note } from './components/note/note';
export { Notice, NoticePlace } from './components/notice/notice';
export { ProgressBar } from './components/progress-bar/progress-bar';
export { useRipple } from './components/ripple/use-ripple';
export { Section, StopHeading, type Ground } from './components/section/section';
export { Skeleton } from './components/skeleton/skeleton';
export { stackStyles } from './components/stack/stack';
export { Steps } from './components/steps/steps';
export { Tag } from './components/tag/tag';
export { Lead, RuledList, SkipLink, textStyles, VisuallyHidden } from './components/text/text';
export { Toast } from './components/toast/toast';
export { Weave } from './components/weave/weave';
export { Adinkra } from './symbols/adinkra';
export {
  askingSymbol,
  checksSymbol,
  consultancySymbol,
  counsellingSymbol,
  homeSymbol,
  jobsSymbol,
  journeySymbol,
  markSymbol,
  practiceSymbol,
  safetySymbol,
  type AdinkraSymbol,
} from './symbols/symbols';
