import { OpeningCard } from '@/components/career/opening-card';
import { Actions } from '@/components/ui/actions';
import { Band } from '@/components/ui/band';
import { ButtonLink } from '@/components/ui/button-link';
import { MarkList } from '@/components/ui/mark-list';
import { NameList } from '@/components/ui/name-list';
import { Prose } from '@/components/ui/prose';
import { StaticPage } from '@/components/ui/static-page';
import { Steps } from '@/components/ui/steps';
import { career } from '@/content/pages/career';
import { staticMetadata } from '@/lib/metadata';

export const metadata = staticMetadata('/career');

export default function CareerPage() {
  const { intro, why, hiring, openings, send, internship, equalOpportunity, privacy } = career;
  return (
    <StaticPage path="/career" lead={intro.join(' ')}>
      <Band id="why" heading={why.heading} text={why.text}>
        <NameList entries={why.list} />
      </Band>
      <Band id="openings" heading={openings.heading} text={openings.text}>
        {openings.list.map((opening) => (
          <OpeningCard key={opening.slug} opening={opening} />
        ))}
      </Band>
      <Band id="hiring" heading={hiring.heading} text={hiring.text}>
        <Steps
          steps={hiring.steps.map(({ name, text, time }) => ({
            name,
            text,
            notes: [{ label: 'Takes', text: time }],
          }))}
        />
      </Band>
      <Band id="send" heading={send.heading} text={send.text}>
        <MarkList items={send.list} />
        <Actions>
          <ButtonLink href={send.cta.href} data-topic="Career">
            {send.cta.label}
          </ButtonLink>
        </Actions>
      </Band>
      {[internship, equalOpportunity, privacy].map(({ heading, text }) => (
        <Band key={heading} id={heading.toLowerCase().replace(/[^a-z]+/g, '-')} heading={heading}>
          <Prose paragraphs={[text]} />
        </Band>
      ))}
    </StaticPage>
  );
}
