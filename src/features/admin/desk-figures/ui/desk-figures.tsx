import { FillPart } from './fill-part';
import { WeekFiguresPart } from './week-figures-part';

/** Figures below what is to be done. Each part is read when somebody opens it. */
export function DeskFigures({ now }: { now: Date }) {
  return (
    <>
      <WeekFiguresPart now={now} />
      <FillPart />
    </>
  );
}
