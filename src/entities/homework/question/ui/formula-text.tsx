import { VisuallyHidden } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Subject } from '@/shared/ghana';
import { formulaStyleOf, readFormula, type FormulaNode } from '../model/read-formula';
import styles from './formula-text.module.css';

export interface FormulaTextProps {
  text: string;
  subject: Subject;
}

/**
 * A text with its formulae as they are written by hand. A screen reader says where each part stands. The
 * page loads the namespace `homework-thread`.
 */
export const FormulaText = ({ text, subject }: FormulaTextProps) => (
  <Nodes nodes={readFormula(text, formulaStyleOf(subject))} />
);

/** The nodes of a text never change their places, so that each is its index. */
const Nodes = ({ nodes }: { nodes: readonly FormulaNode[] }) =>
  nodes.map((node, index) => (typeof node === 'string' ? node : <Part key={index} node={node} />));

function Part({ node }: { node: Exclude<FormulaNode, string> }) {
  const { t } = useTranslation('homework-thread');
  const said = (key: 'power' | 'index' | 'over' | 'root') => (
    <VisuallyHidden> {t(`formula.${key}`)} </VisuallyHidden>
  );
  switch (node.kind) {
    case 'power':
      return (
        <sup className={styles.raised}>
          {said('power')}
          <Nodes nodes={node.inner} />
        </sup>
      );
    case 'index':
      return (
        <sub className={styles.raised}>
          {said('index')}
          <Nodes nodes={node.inner} />
        </sub>
      );
    case 'fraction':
      return (
        <span className={styles.fraction}>
          <span className={styles.top}>
            <Nodes nodes={node.top} />
          </span>
          {said('over')}
          <span>
            <Nodes nodes={node.below} />
          </span>
        </span>
      );
    case 'root':
      return (
        <span className={styles.root}>
          {said('root')}
          <span aria-hidden="true">√</span>
          <span className={styles.under}>
            <Nodes nodes={node.inner} />
          </span>
        </span>
      );
  }
}
