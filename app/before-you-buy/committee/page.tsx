import { Annexure } from '@/components/before-you-buy/committee/annexure';
import { DeskPage } from '@/components/before-you-buy/desk-page';
import { committee } from '@/content/before-you-buy/committee';
import { staticMetadata } from '@/lib/metadata';

export const metadata = staticMetadata('/before-you-buy/committee');

export default function CommitteePage() {
  return (
    <DeskPage path="/before-you-buy/committee" lead={committee.lead}>
      <Annexure />
    </DeskPage>
  );
}
