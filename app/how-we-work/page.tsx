import { Contents } from '@/components/catalogue/contents';
import { StepSheet } from '@/components/steps/step-sheet';
import { CallsToAction } from '@/components/ui/actions';
import columnStyles from '@/components/ui/columns.module.css';
import { DayStrips } from '@/components/ui/day-strips';
import { FactList } from '@/components/ui/fact-list';
import { NamedTexts } from '@/components/ui/named-texts';
import { PageSection } from '@/components/ui/page-section';
import sideStyles from '@/components/ui/side-column.module.css';
import { StaticPage } from '@/components/ui/static-page';
import { howWeWork } from '@/content/pages/how-we-work';
import { staticMetadata } from '@/lib/metadata';

export const metadata = staticMetadata('/how-we-work');

export default function HowWeWorkPage() {
  const { lead, gates, roles, time, terms, ctas } = howWeWork;
  const chapters = [
    { slug: 'gates', ...gates },
    { slug: 'roles', ...roles },
    { slug: 'time', ...time },
    ...terms,
  ];
  return (
    <StaticPage path="/how-we-work" lead={lead}>
      <PageSection id="gates" heading={gates.heading}>
        <StepSheet
          steps={gates.list.map(({ name, kind, time, you, we }) => ({
            name,
            kind,
            time,
            lines: [
              { label: gates.youLabel, text: you },
              { label: gates.weLabel, text: we },
            ],
          }))}
        />
      </PageSection>
      <div className={sideStyles.root}>
        <Contents chapters={chapters} />
        <div>
          <PageSection id="roles" heading={roles.heading} intro={roles.text}>
            <NamedTexts
              part="roles"
              list={roles.list.map(({ role, decides }) => ({ name: role, text: decides }))}
            />
          </PageSection>
          <PageSection id="time" heading={time.heading} intro={time.text}>
            <div className={columnStyles.pairs}>
              <FactList facts={time.list} />
              <DayStrips />
            </div>
          </PageSection>
          {terms.map(({ slug, heading, text, list }) => (
            <PageSection key={slug} id={slug} heading={heading} intro={text}>
              <NamedTexts part={slug} list={list} />
            </PageSection>
          ))}
          <CallsToAction list={ctas} />
        </div>
      </div>
    </StaticPage>
  );
}
