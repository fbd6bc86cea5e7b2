import type { AnswerDraft, Layout } from '../../model/answer-draft';
import type { Question } from '../../model/question';
import { ChoiceInput } from './choice-input';
import { MatchInput } from './match-input';
import { OrderInput } from './order-input';
import { PointInput } from './point-input';
import { TypedInput } from './typed-input';

export interface AnswerInputProps {
  question: Question;
  layout: Layout;
  draft: AnswerDraft;
  onChange: (draft: AnswerDraft) => void;
  /** Beside the control. */
  problem?: string | undefined;
  /** The answer is given: it is shown, and cannot be changed. */
  isLocked?: boolean;
}

/** The control of a question's kind. */
export function AnswerInput(props: AnswerInputProps) {
  const { question, draft } = props;
  if (question.kind === 'choice' && draft.kind === 'choice')
    return (
      <ChoiceInput {...props} question={question} chosen={draft.option === null ? [] : [draft.option]} />
    );
  if (question.kind === 'choices' && draft.kind === 'choices')
    return <ChoiceInput {...props} question={question} chosen={draft.options} />;
  if ((question.kind === 'number' || question.kind === 'gap') && 'typed' in draft)
    return <TypedInput {...props} question={question} typed={draft.typed} />;
  if (question.kind === 'order' && draft.kind === 'order')
    return <OrderInput {...props} question={question} items={draft.items} />;
  if (question.kind === 'match' && draft.kind === 'match')
    return <MatchInput {...props} question={question} rights={draft.rights} />;
  if (question.kind === 'point' && draft.kind === 'point')
    return <PointInput {...props} question={question} at={draft.at} />;
  throw new Error(`a draft of kind ${draft.kind} for a question of kind ${question.kind}`);
}
