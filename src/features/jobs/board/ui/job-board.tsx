import { lazy, Suspense, useState, type ReactNode } from 'react';
import { DataScope } from '@/shared/api';
import { useBoard } from '../model/use-board';
import { BoardControls } from './board-controls';
import { BoardWaiting } from './board-waiting';

const Board = lazy(async () => ({
  default: (await import(/* webpackChunkName: "job-list" */ './board')).Board,
}));

export interface JobBoardProps {
  /** Mark of an own application to a post. */
  markOf: (code: string) => ReactNode;
}

/** Search and filters in the address, and the posts that they find. */
export function JobBoard({ markOf }: JobBoardProps) {
  const board = useBoard();
  const [isFilterOpen, setFilterOpen] = useState(false);
  const waiting = <BoardWaiting board={board} onFilterOpen={() => setFilterOpen(true)} />;
  return (
    <>
      <BoardControls board={board} />
      <DataScope fallback={waiting}>
        <Suspense fallback={waiting}>
          <Board {...{ board, isFilterOpen, markOf }} onFilterOpen={setFilterOpen} />
        </Suspense>
      </DataScope>
    </>
  );
}
