import type { ReactNode } from 'react';
import { committee } from '@/content/before-you-buy/committee';
import { company } from '@/content/company';
import { houseFacts, officeHours } from '@/content/house-facts';
import { howWeWork } from '@/content/pages/how-we-work';
import { answerTo, houseRule, standardsByTrade } from '@/lib/before-you-buy/committee';
import { deployment } from '@/lib/config/deployment';
import { longDate } from '@/lib/dates';
import { getStaticPage } from '@/lib/pages';
import { routes } from '@/lib/routes';
import { DataTable } from '../../ui/data-table';
import { Heading } from '../../ui/heading';
import { Link } from '../../ui/link';
import styles from './paper.module.css';

const { parts, strip, notInPlace, from, basis } = committee;

interface Clause {
  readonly name: string;
  readonly body: ReactNode;
}

/** The document that a committee compares, its clauses numbered so that they can be quoted. */
export function CommitteePaper() {
  const { address } = company;
  return (
    <article className={styles.root}>
      <p className={styles.strip}>
        <span>
          {company.legalName} · {strip}
        </span>
        <span>{longDate(getStaticPage('/before-you-buy/committee').reviewedOn)}</span>
      </p>
      <Part
        number={1}
        id="firm"
        heading={parts.firm.heading}
        clauses={[
          { name: parts.firm.labels.name, body: `${company.legalName}, CIN ${company.cin}` },
          {
            name: parts.firm.labels.address,
            body: `${address.street}, ${address.city} ${address.postalCode}, ${address.country}`,
          },
          { name: parts.firm.labels.reach, body: `${deployment.phone.display}, ${deployment.email}` },
          { name: parts.firm.labels.hours, body: officeHours },
        ]}
      />
      <Part
        number={2}
        id="terms"
        heading={parts.terms.heading}
        clauses={parts.terms.list.map((name) => ({ name: name.rule, body: houseRule(name).text }))}
        foot={<Link href={routes.howWeWork}>{from}</Link>}
      />
      <Part
        number={3}
        id="security"
        heading={parts.security.heading}
        clauses={parts.security.questions.map((question) => {
          const { rules, said, isInPlace } = answerTo(question);
          return {
            name: question.asked,
            body: (
              <>
                {!isInPlace && <span className={styles.missing}>{notInPlace}</span>}{' '}
                {[...said, ...rules.map(({ text }) => text), ...(question.note ? [question.note] : [])].join(
                  ' ',
                )}{' '}
                {rules.map(({ name, href }) => (
                  <Link key={href} href={href} className={styles.source}>
                    {from}: {name}
                  </Link>
                ))}
              </>
            ),
          };
        })}
      />
      <Part
        number={4}
        id="data"
        heading={parts.data.heading}
        text={parts.data.text}
        clauses={parts.data.list.map(({ name, text }) => ({ name, body: text }))}
      />
      <Part
        number={5}
        id="levels"
        heading={parts.levels.heading}
        text={parts.levels.text}
        clauses={parts.levels.list.map(({ name, text }) => ({ name, body: text }))}
      />
      <Part number={6} id="standards" heading={parts.standards.heading} text={parts.standards.text}>
        <DataTable columns={parts.standards.columns} rows={standardsByTrade()} />
        <p>{parts.standards.others}</p>
      </Part>
      <Part
        number={7}
        id="roles"
        heading={parts.roles.heading}
        text={howWeWork.roles.text}
        clauses={howWeWork.roles.list.map(({ role, decides }) => ({ name: role, body: decides }))}
      />
      <Part number={8} id="papers" heading={parts.papers.heading}>
        <p>
          {houseFacts.papers} {parts.papers.order} {houseFacts.assignment}
        </p>
        <p>
          <Link href="/before-you-buy/papers">{getStaticPage('/before-you-buy/papers').label}</Link>
        </p>
      </Part>
      <p className={styles.basis}>{basis}</p>
    </article>
  );
}

interface PartProps {
  number: number;
  id: string;
  heading: string;
  text?: string;
  clauses?: readonly Clause[];
  foot?: ReactNode;
  children?: ReactNode;
}

function Part({ number, id, heading, text, clauses, foot, children }: PartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.part}>
      <div className={styles.head}>
        <span className={styles.number}>{number}</span>
        <Heading as="h2" of={id} className={styles.heading}>
          {heading}
        </Heading>
      </div>
      {text && <p className={styles.text}>{text}</p>}
      {clauses && (
        <dl className={styles.clauses}>
          {clauses.map(({ name, body }, index) => (
            <div key={name} className={styles.clause}>
              <dt>
                <span className={styles.number}>
                  {number}.{index + 1}
                </span>{' '}
                {name}
              </dt>
              <dd>{body}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
      {foot && <p className={styles.foot}>{foot}</p>}
    </section>
  );
}
