import { Actions } from '@/components/ui/actions';
import { Band } from '@/components/ui/band';
import { ButtonLink } from '@/components/ui/button-link';
import { FactList } from '@/components/ui/fact-list';
import { NameList } from '@/components/ui/name-list';
import { Prose } from '@/components/ui/prose';
import { StaticPage } from '@/components/ui/static-page';
import { about } from '@/content/pages/about';
import { staticMetadata } from '@/lib/metadata';

export const metadata = staticMetadata('/about');

export default function AboutPage() {
  const { whoWeAre, timeline, principles, verify, entity, ctas } = about;
  const [lead, ...more] = whoWeAre;
  return (
    <StaticPage path="/about" kind="AboutPage" lead={lead}>
      <Band id="since" heading={timeline.heading} text={timeline.text}>
        <FactList facts={timeline.events.map(({ year, text }) => ({ label: String(year), value: text }))} />
        <Prose paragraphs={more} />
      </Band>
      <Band id="principles" heading={principles.heading} text={principles.text}>
        <NameList
          entries={principles.list.map(({ name, text, consequence }) => ({
            name,
            text,
            notes: [{ label: 'What it costs', text: consequence }],
          }))}
        />
      </Band>
      <Band id="verify" heading={verify.heading} text={verify.text}>
        <NameList entries={verify.list} />
      </Band>
      <Band id="entity" heading={entity.heading} text={entity.text}>
        <FactList facts={entity.list} />
        <Actions>
          {ctas.map(({ label, href }, index) => (
            <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'quiet'}>
              {label}
            </ButtonLink>
          ))}
        </Actions>
      </Band>
    </StaticPage>
  );
}
