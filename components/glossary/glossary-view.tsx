import { glossary } from '@/lib/glossary';
import { routes } from '@/lib/routes';
import { Heading } from '../ui/heading';
import { Link } from '../ui/link';
import nameList from '../ui/name-list.module.css';

/** Terms in alphabetical order, each with its meaning and the page that uses it. */
export function GlossaryView() {
  return (
    <dl className={nameList.root}>
      {glossary.map(({ term, meaning, page }) => (
        <div key={term} className={nameList.entry}>
          <Heading as="dt" className={nameList.name}>
            {term}
          </Heading>
          <dd className={nameList.text}>{meaning}</dd>
          <dd className={nameList.notes}>
            <Link href={routes.page(page)}>{page.title}</Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}
