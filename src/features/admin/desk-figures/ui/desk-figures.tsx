import { FillPart } from './fill-part';
import { HelpfulPart, type HelpfulPartProps } from './helpful-part';
import { WeekFiguresPart } from './week-figures-part';

interface DeskFiguresProps extends HelpfulPartProps {
  now: Date;
}

/** Figures below what is to be done. Each part is read when somebody opens it. */
export function DeskFigures({ now, questions }: DeskFiguresProps) {
  return (
    <>
      <WeekFiguresPart now={now} />
      <FillPart />
      <HelpfulPart questions={questions} />
    </>
  );
}
