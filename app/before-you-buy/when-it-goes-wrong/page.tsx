import { DeskPage } from '@/components/before-you-buy/desk-page';
import { Keys } from '@/components/before-you-buy/wrong/keys';
import { Sequence, Track } from '@/components/before-you-buy/wrong/track';
import styles from '@/components/before-you-buy/wrong/track.module.css';
import { Band } from '@/components/ui/band';
import { DataTable } from '@/components/ui/data-table';
import { NamedTexts } from '@/components/ui/named-texts';
import { whenItGoesWrong } from '@/content/before-you-buy/when-it-goes-wrong';
import { staticMetadata } from '@/lib/metadata';

export const metadata = staticMetadata('/before-you-buy/when-it-goes-wrong');

export default function WhenItGoesWrongPage() {
  const { lead, vanish, stop, late, dispute, takeover, exit, basis } = whenItGoesWrong;
  const { firstDay, successor, ways } = vanish;
  return (
    <DeskPage path="/before-you-buy/when-it-goes-wrong" lead={lead}>
      <Band id="vanish" heading={vanish.heading} text={vanish.text} layout="above">
        <Keys />
        <DataTable columns={vanish.columns} rows={vanish.rows} />
        <div className={styles.notes}>
          <p>{vanish.deed}</p>
        </div>
      </Band>
      <Band id="first-day" heading={firstDay.heading}>
        <Sequence list={firstDay.list} />
        <div className={styles.notes}>
          <h3>{successor.heading}</h3>
          <p>{successor.text}</p>
        </div>
      </Band>
      <Band id="gone" heading={ways.heading}>
        <NamedTexts part="gone" list={ways.list} />
      </Band>
      <Band id="stop" heading={stop.heading} text={stop.text} layout="above">
        <DataTable columns={stop.columns} rows={stop.rows} />
        <div className={styles.notes}>
          <p>{stop.cap}</p>
        </div>
      </Band>
      {Object.entries({ late, dispute, exit }).map(([id, { heading, text, track, pays, holds }]) => (
        <Band key={id} id={id} heading={heading} text={text}>
          <Track steps={track} {...{ pays, holds }} />
        </Band>
      ))}
      <Band id="takeover" heading={takeover.heading} text={takeover.text}>
        <div className={styles.notes}>
          {[takeover.fromThem, takeover.fromUs].map(({ name, list }) => (
            <div key={name} className={styles.notes}>
              <h3>{name}</h3>
              <Sequence list={list} />
            </div>
          ))}
          <p>{basis}</p>
        </div>
      </Band>
    </DeskPage>
  );
}
