import { WeekStrip } from '@/components/before-you-buy/hub/week-strip';
import { SampleDocument } from '@/components/home/document';
import { Hero } from '@/components/home/hero';
import { IndustryIndex } from '@/components/home/industry-index';
import { Process } from '@/components/home/process';
import { ServiceIndex } from '@/components/home/service-index';
import { ClosingField } from '@/components/layout/closing-field';
import { PageFrame } from '@/components/layout/page-frame';
import { PortfolioList } from '@/components/portfolio/portfolio-list';
import { Accordion } from '@/components/ui/accordion';
import { Band } from '@/components/ui/band';
import { Container } from '@/components/ui/container';
import { FactList } from '@/components/ui/fact-list';
import { JsonLd } from '@/components/ui/json-ld';
import { EmailLink, PhoneLink } from '@/components/ui/reach-links';
import { hub } from '@/content/before-you-buy/hub';
import { home } from '@/content/pages/home';
import { portfolio } from '@/content/portfolio';
import { pageAt } from '@/lib/catalogue';
import { deployment } from '@/lib/config/deployment';
import { staticMetadata } from '@/lib/metadata';
import { getStaticPage } from '@/lib/pages';
import { homeJsonLd } from '@/lib/structured-data';
import { detailOf } from '@/pipeline/schematic/detail';
import { drawingsOf } from '@/pipeline/schematic/drawings';

export const metadata = staticMetadata('/');

export default async function HomePage() {
  const { services, samples, questions, facts } = home;
  const { email, phone } = deployment;
  // The first is as wide as the other two together.
  const details = services.details.map(async (address, index) => {
    const page = pageAt(address);
    const { landscape } = await drawingsOf(page.detail.schematic);
    return { page, detail: detailOf(landscape, index === 0 ? 840 : 440) };
  });
  return (
    <PageFrame page={getStaticPage('/')} closing={<ClosingField />}>
      <JsonLd data={homeJsonLd()} />
      <Container>
        <Hero drawings={await drawingsOf(home.schematic)} />
        <ServiceIndex details={await Promise.all(details)} />
        <SampleDocument />
        <Process />
        <IndustryIndex />
        <Band id="samples" heading={samples.heading} text={samples.text} layout="above">
          <PortfolioList items={portfolio.slice(0, 3)} />
        </Band>
        <Band id="before-you-buy" heading={hub.week} text={hub.home} layout="above">
          <WeekStrip />
        </Band>
        <Band id="questions" heading={questions.heading} text={questions.text}>
          <Accordion
            items={questions.list.map(({ question, answer }, index) => ({
              slug: `question-${index + 1}`,
              question,
              answer: [answer],
            }))}
          />
        </Band>
        <Band id="facts" heading={facts.heading} text={facts.text}>
          <FactList
            facts={[
              ...facts.register,
              { label: 'Telephone', value: <PhoneLink phone={phone} /> },
              { label: 'E-mail', value: <EmailLink email={email} /> },
              ...facts.list,
            ]}
          />
        </Band>
      </Container>
    </PageFrame>
  );
}
