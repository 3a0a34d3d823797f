import { CallsToAction } from '@/components/ui/actions';
import { Band } from '@/components/ui/band';
import { FactList } from '@/components/ui/fact-list';
import { Heading } from '@/components/ui/heading';
import paperStyles from '@/components/ui/paper.module.css';
import { Prose } from '@/components/ui/prose';
import { StaticPage } from '@/components/ui/static-page';
import { about } from '@/content/pages/about';
import { staticMetadata } from '@/lib/metadata';
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
      beside={
        <section id="entity" aria-labelledby="entity-heading" className={paperStyles.root}>
          <Heading as="h2" of="entity" className={paperStyles.strip}>
            {entity.heading}
          </Heading>
          <div className={paperStyles.body}>
            <FactList facts={entity.list} />
            <p className={styles.entityText}>{entity.text}</p>
          </div>
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
      <Band id="verify" heading={verify.heading} text={verify.text} layout="above">
        <ul className={styles.checks}>
          {verify.list.map(({ name, text }) => (
            <li key={name} className={styles.check}>
              <Heading className={styles.checkName}>{name}</Heading>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <CallsToAction list={ctas} />
      </Band>
    </StaticPage>
  );
}
