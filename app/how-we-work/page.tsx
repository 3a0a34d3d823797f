import { CallsToAction } from '@/components/ui/actions';
import { Band } from '@/components/ui/band';
import { DataTable } from '@/components/ui/data-table';
import { DayStrips } from '@/components/ui/day-strips';
import { FactList } from '@/components/ui/fact-list';
import { NameList } from '@/components/ui/name-list';
import { StaticPage } from '@/components/ui/static-page';
import { howWeWork } from '@/content/pages/how-we-work';
import { staticMetadata } from '@/lib/metadata';

export const metadata = staticMetadata('/how-we-work');

export default function HowWeWorkPage() {
  const { lead, roles, time, terms, ctas } = howWeWork;
  return (
    <StaticPage path="/how-we-work" lead={lead}>
      <Band id="roles" heading={roles.heading} text={roles.text}>
        <DataTable
          columns={['Role', 'Decides']}
          rows={roles.list.map(({ role, decides }) => [role, decides])}
        />
      </Band>
      <Band id="time" heading={time.heading} text={time.text}>
        <FactList facts={time.list} />
        <DayStrips />
      </Band>
      {terms.map(({ slug, heading, text, list }, place) => (
        <Band key={slug} id={slug} heading={heading} text={text}>
          <NameList entries={list} part={slug} />
          {place === terms.length - 1 && <CallsToAction list={ctas} />}
        </Band>
      ))}
    </StaticPage>
  );
}
