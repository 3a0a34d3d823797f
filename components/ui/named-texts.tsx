import type { NamedText } from '@/content/fields';
import columnStyles from './columns.module.css';
import { Heading } from './heading';
import styles from './named-texts.module.css';

interface NamedTextsProps {
  /** Anchor of the part of the page that they stand in. */
  part: string;
  list: readonly NamedText[];
}

/** Named rules, two beside each other; each name links to itself. */
export function NamedTexts({ part, list }: NamedTextsProps) {
  return (
    <dl className={styles.root}>
      {list.map(({ name, text }) => (
        <div key={name}>
          <Heading as="dt" part={part} className={columnStyles.term}>
            {name}
          </Heading>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
