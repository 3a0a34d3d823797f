import { EmblemSheet } from '@/components/about/emblem-sheet';
import { OwnerBands } from '@/components/about/owner-bands';
import { CallsToAction } from '@/components/ui/actions';
import { Band } from '@/components/ui/band';
import columnStyles from '@/components/ui/columns.module.css';
import { FactList } from '@/components/ui/fact-list';
import { Heading } from '@/components/ui/heading';
import { Prose } from '@/components/ui/prose';
import { StaticPage } from '@/components/ui/static-page';
import { about } from '@/content/pages/about';
import { staticMetadata } from '@/lib/metadata';
import { notShownYet } from '@/lib/owner';
import styles from './page.module.css';

export const metadata = staticMetadata('/about');

export default function AboutPage() {
  const { whoWeAre, timeline, principles, verify, entity, ctas } = about;
  const [lead, ...more] = whoWeAre;
  return (
    <StaticPage
      path="/about"
      kind="AboutPage"
      lead={lead}
      beside={<EmblemSheet />}
      under={
        <section id="entity" aria-labelledby="entity-heading">
          <Heading as="h2" of="entity" className={styles.entity}>
            {entity.heading}
          </Heading>
          <FactList facts={entity.list} />
          <p>{entity.text}</p>
        </section>
      }
    >
      <Band id="principles" heading={principles.heading} text={principles.text} layout="above">
        <ol className={styles.rules}>
          {principles.list.map(({ name, text, consequence }) => (
            <li key={name} className={styles.rule}>
              <Heading className={styles.name}>{name}</Heading>
              <p>{text}</p>
              <p className={styles.cost}>
                <span className={styles.costLabel}>{principles.costLabel}</span> {consequence}
              </p>
            </li>
          ))}
        </ol>
      </Band>
      <Band id="since" heading={timeline.heading} text={timeline.text}>
        <FactList facts={timeline.events.map(({ year, text }) => ({ label: String(year), value: text }))} />
        <Prose paragraphs={more} />
      </Band>
      <OwnerBands />
      <Band
        id="verify"
        heading={verify.heading}
        text={[verify.text, notShownYet()].filter(Boolean).join(' ')}
        layout="above"
      >
        <ul className={columnStyles.pairs}>
          {verify.list.map(({ name, text }) => (
            <li key={name} className={styles.check}>
              <Heading>{name}</Heading>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <CallsToAction list={ctas} />
      </Band>
    </StaticPage>
  );
}
