import { type Clause, committee, generalStandards, type Part } from '@/content/before-you-buy/committee';
import { about } from '@/content/pages/about';
import { howWeWork } from '@/content/pages/how-we-work';
import type { Standard } from '@/content/schema';
import { standards } from '@/content/standards';
import { wordsOf } from '@/lib/before-you-buy/rules';
import { trades } from '@/lib/before-you-buy/trades';
import { deployment } from '@/lib/config/deployment';
import { longDate } from '@/lib/dates';
import { getStaticPage } from '@/lib/pages';
import { routes } from '@/lib/routes';
import { Heading } from '../../ui/heading';
import { Link } from '../../ui/link';
import styles from './annexure.module.css';
import { AnswerIndex } from './answer-index';
import { type ClauseRow, ClauseTable } from './clause-table';
import { PlaceLink, StandardLink } from './place-link';

const path = '/before-you-buy/committee';
const { sheet, trades: tradeTexts } = committee;
const parts: readonly Part[] = committee.parts;

/** The document: what it holds and for whom, then its clauses in numbered parts. */
export function Annexure() {
  const filled = parts.map((part) => ({
    ...part,
    rows: rowsOf[part.slug]?.() ?? part.clauses.map(rowOf),
  }));
  const total = filled.reduce((sum, { rows }) => sum + rows.length, 0);
  const security = filled.findIndex(({ slug }) => slug === 'security');
  return (
    <article className={styles.root} aria-label={sheet.name}>
      <p className={styles.strip}>
        <span>{sheet.name}</span>
        <span>
          {sheet.asOf} {longDate(getStaticPage(path).reviewedOn)}
        </span>
        <span>
          {total} {sheet.clauses}
        </span>
        <span className={styles.address}>
          {deployment.siteUrl}
          {path}
        </span>
      </p>
      <div className={styles.opening}>
        <ol className={styles.contents}>
          {filled.map(({ slug, heading, reader }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{heading}</a> <span className={styles.reader}>{reader}</span>
            </li>
          ))}
        </ol>
        <AnswerIndex part={security + 1} rows={filled[security]?.rows ?? []} />
        <p className={styles.dates}>{sheet.dates}</p>
      </div>
      {filled.map(({ slug, heading, intro, place, head, rows }, index) => (
        <section key={slug} id={slug} aria-labelledby={`${slug}-heading`} className={styles.part}>
          <div className={styles.head}>
            <span className={styles.partNumber} aria-hidden="true">
              {index + 1}
            </span>
            <Heading as="h2" of={slug} className={styles.heading}>
              {heading}
            </Heading>
            {intro && <p className={styles.intro}>{intro}</p>}
            {place && (
              <p className={styles.source}>
                <PlaceLink place={place} />
              </p>
            )}
          </div>
          <ClauseTable part={index + 1} label={heading} head={head} rows={rows} />
        </section>
      ))}
    </article>
  );
}

/** Rows that other records hold. */
const rowsOf: Readonly<Record<string, () => readonly ClauseRow[]>> = {
  firm: () => about.entity.list.map(({ label, value }) => ({ name: label, text: value })),
  standards: standardRows,
  roles: () => howWeWork.roles.list.map(({ role, decides }) => ({ name: role, text: decides })),
};

function rowOf({ name, rule, text, place = rule && { rule }, state }: Clause): ClauseRow {
  return {
    name,
    text: [rule && wordsOf(rule), text].filter(Boolean).join(' '),
    state,
    where: place && <PlaceLink place={place} />,
  };
}

/** Standards of every trade, then each trade's own, then the trades that have none. */
function standardRows(): readonly ClauseRow[] {
  const all = trades(generalStandards);
  return [
    ...generalStandards.map((id) => {
      const { name, scope, binding }: Standard = standards[id];
      const binds = binding && ` ${tradeTexts.binds} ${binding.audience}, ${binding.when}.`;
      return { name, text: `${scope}${binds ?? ''}`, where: <StandardLink id={id} /> };
    }),
    ...all.flatMap(({ name, standards: own, pages }) =>
      own.length === 0
        ? []
        : [
            {
              name,
              text: `${own.map((id) => standards[id].name).join('; ')}.`,
              where: (
                <span className={styles.place}>
                  {pages.flatMap((page, index) => [
                    index > 0 ? ', ' : '',
                    <Link key={page.slug} href={`${routes.page(page)}#standards`}>
                      {page.label}
                    </Link>,
                  ])}
                </span>
              ),
            },
          ],
    ),
    {
      name: tradeTexts.none,
      text: `${all
        .filter(({ standards: own }) => own.length === 0)
        .map(({ name }) => name)
        .join(', ')}. ${tradeTexts.noneText}`,
    },
  ];
}
