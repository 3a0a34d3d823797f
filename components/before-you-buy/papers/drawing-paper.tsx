import { papers } from '@/content/before-you-buy/papers';
import type { Schematic } from '@/content/catalogue/schematic';
import type { Drawings } from '@/pipeline/schematic/drawings';
import { SchematicFigure } from '../../schematic/schematic-figure';
import { DataTable } from '../../ui/data-table';
import { Row, Sheet } from './sheet';

const { drawing } = papers;

/** @param drawings `schematic`, laid out */
export function DrawingPaper({ schematic, drawings }: { schematic: Schematic; drawings: Drawings }) {
  return (
    <Sheet of="drawing">
      <Row bled>
        <SchematicFigure
          schematic={schematic}
          drawings={drawings}
          number="P-03"
          formats={['medium', 'portrait']}
        />
      </Row>
      <Row why={drawing.why} ask={drawing.ask}>
        <DataTable columns={drawing.columns} rows={drawing.decisions} />
      </Row>
    </Sheet>
  );
}
