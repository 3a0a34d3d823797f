import { DeskPage } from '@/components/before-you-buy/desk-page';
import { Island } from '@/components/islands/island';
import { SketchTool } from '@/components/sketch/sketch-tool';
import { Band } from '@/components/ui/band';
import { sketch } from '@/content/before-you-buy/sketch';
import { staticMetadata } from '@/lib/metadata';

export const metadata = staticMetadata('/sketch');

export default function SketchPage() {
  const { lead, offline } = sketch;
  return (
    <DeskPage path="/sketch" lead={lead}>
      <Island name="sketch">
        <SketchTool />
      </Island>
      <Band id="paper" heading={offline.heading}>
        <p>{offline.text}</p>
      </Band>
    </DeskPage>
  );
}
