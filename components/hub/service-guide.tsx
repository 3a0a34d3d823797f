import type { ReactNode } from 'react';
import type { PageAddress } from '@/content/catalogue/schema';
import { glanceLabels } from '@/content/chapters';
import type { Branch, Outcome } from '@/content/pages/service-guide';
import { serviceGuide } from '@/content/pages/service-guide';
import { pageAt } from '@/lib/catalogue';
import { routes } from '@/lib/routes';
import { weeksText } from '@/lib/weeks';
import { Band } from '../ui/band';
import { Link } from '../ui/link';
import styles from './service-guide.module.css';

/**
 * "Which service fits?": each answer links to the fragment of its next question, which CSS shows by `:target`. The whole tree
 * is one nested list, which print and browsers without CSS show.
 */
export function ServiceGuide() {
  const { heading, intro, question, branches } = serviceGuide;
  return (
    <Band id="finder" heading={heading} text={intro} layout="above">
      <div className={styles.paper}>
        <Question place="1" text={question}>
          {branches.map((branch) => (
            <BranchItem key={branch.slug} branch={branch} />
          ))}
        </Question>
      </div>
    </Band>
  );
}

function BranchItem({ branch: { slug, answer, question, outcomes } }: { branch: Branch }) {
  return (
    <li className={styles.item}>
      <a href={`#${slug}`} className={styles.answer}>
        {answer}
      </a>
      <div className={styles.step}>
        <Question place="2" text={question} slug={slug}>
          {outcomes.map((outcome) => (
            <OutcomeItem key={outcome.slug} outcome={outcome} />
          ))}
        </Question>
      </div>
    </li>
  );
}

interface QuestionProps {
  place: string;
  text: string;
  /** Fragment that answers link to. */
  slug?: string;
  /** Answers to this question. */
  children: ReactNode;
}

function Question({ place, text, slug, children }: QuestionProps) {
  return (
    <>
      <h3 {...(slug && { id: slug, tabIndex: -1 })} className={styles.question}>
        <span className={styles.number} aria-hidden="true">
          {place}
        </span>
        {text}
      </h3>
      <ul className={styles.answers}>{children}</ul>
    </>
  );
}

function OutcomeItem({ outcome: { slug, answer, fits, others } }: { outcome: Outcome }) {
  const { notFor, firstStep } = pageAt(fits.page).detail.atAGlance;
  return (
    <li className={styles.item}>
      <a href={`#${slug}`} className={styles.answer}>
        {answer}
      </a>
      <div className={styles.step}>
        <div className={styles.outcome}>
          <div>
            <h4 id={slug} tabIndex={-1} className={styles.page}>
              <PageLink to={fits.page} />
            </h4>
            <p>{fits.reason}</p>
            <p className={styles.note}>
              {glanceLabels.firstStep}: {weeksText(firstStep.weeks)}
            </p>
            <p className={styles.small}>
              <b>{glanceLabels.notFor}:</b> {notFor}
            </p>
          </div>
          <ul className={styles.others}>
            {others.map(({ page, reason }) => (
              <li key={page}>
                <PageLink to={page} />, {reason}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </li>
  );
}

function PageLink({ to }: { to: PageAddress }) {
  const page = pageAt(to);
  return <Link href={routes.page(page)}>{page.label}</Link>;
}
