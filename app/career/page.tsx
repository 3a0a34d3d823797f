import { OpeningRow } from '@/components/career/opening-row';
import { StepSheet } from '@/components/steps/step-sheet';
import { Actions } from '@/components/ui/actions';
import { Band } from '@/components/ui/band';
import { ButtonLink } from '@/components/ui/button-link';
import { DashList } from '@/components/ui/dash-list';
import { NameList } from '@/components/ui/name-list';
import { Prose } from '@/components/ui/prose';
import { StaticPage } from '@/components/ui/static-page';
import { career } from '@/content/pages/career';
import { staticMetadata } from '@/lib/metadata';

export const metadata = staticMetadata('/career');

export default function CareerPage() {
  const { intro, why, hiring, openings, send, internship, equalOpportunity, privacy } = career;
  return (
    <StaticPage path="/career" lead={intro.join(' ')}>
      <Band id="hiring" heading={hiring.heading} text={hiring.text} layout="above">
        <StepSheet
          span={hiring.span}
          steps={hiring.steps.map(({ text, ...step }) => ({ ...step, lines: [{ text }] }))}
        />
      </Band>
      <Band id="openings" heading={openings.heading} text={openings.text} layout="above">
        <div>
          {openings.list.map((opening) => (
            <OpeningRow key={opening.slug} opening={opening} />
          ))}
        </div>
      </Band>
      <Band id="why" heading={why.heading} text={why.text}>
        <NameList entries={why.list} />
      </Band>
      <Band id="send" heading={send.heading} text={send.text}>
        <DashList items={send.list} />
        <Actions>
          <ButtonLink href={send.cta.href} data-topic="Career">
            {send.cta.label}
          </ButtonLink>
        </Actions>
      </Band>
      <Band id="internships" heading={internship.heading}>
        <Prose paragraphs={[internship.text]} />
      </Band>
      <Band id="equal-opportunity" heading={equalOpportunity.heading}>
        <Prose paragraphs={[equalOpportunity.text]} />
      </Band>
      <Band id="papers" heading={privacy.heading}>
        <Prose paragraphs={[privacy.text]} />
      </Band>
    </StaticPage>
  );
}
