import { course } from '@/content/before-you-buy/course';
import { papers } from '@/content/before-you-buy/papers';
import { dayOf, filled, forecast } from '@/lib/before-you-buy/papers';
import { DataTable } from '../../ui/data-table';
import { Ledger } from '../../ui/ledger';
import { NamedTexts } from '../../ui/named-texts';
import { Row, Sheet } from './sheet';
import styles from './sheet.module.css';

const { report } = papers;
const { effort, dates } = report;
const [first, ...others] = course.report.overrun;

const causeRow = ({ days, cause }: typeof first | (typeof others)[number]) => [cause, `${days}`] as const;

export function ReportPaper() {
  return (
    <Sheet of="report">
      <Row why={report.why}>
        <p className={styles.summary}>{filled(report.summary)}</p>
      </Row>
      <Row heading={effort.name} of="report">
        <Ledger
          sums={{
            columns: effort.columns,
            rows: [
              [effort.booked, `${forecast.booked}`],
              [filled(effort.toFinish), `${forecast.toFinish}`],
            ],
            total: [effort.total, `${forecast.total}`],
          }}
        />
        <Ledger
          sums={{
            columns: [filled(effort.causes), effort.columns[1]],
            rows: [causeRow(first), ...others.map(causeRow)],
            total: [filled(effort.over), `${forecast.over}`],
          }}
        />
      </Row>
      <Row heading={dates.name} of="report" note={dates.note} ask={dates.ask}>
        <DataTable
          columns={dates.columns.map(filled)}
          rows={forecast.dates.map(({ name, days, exact, weeks, end }) => [
            name,
            `${days}`,
            `${exact}`,
            `${weeks}`,
            dayOf(end),
          ])}
        />
      </Row>
      <Row>
        <NamedTexts
          part="report"
          list={report.rest.map(({ name, text }) => ({ name, text: filled(text) }))}
        />
      </Row>
    </Sheet>
  );
}
