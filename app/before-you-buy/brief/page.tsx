import { BriefEstimates } from '@/components/before-you-buy/brief/brief-estimates';
import { BriefTool } from '@/components/before-you-buy/brief/brief-tool';
import { DeskPage } from '@/components/before-you-buy/desk-page';
import { Island } from '@/components/islands/island';
import { Band } from '@/components/ui/band';
import { DataTable } from '@/components/ui/data-table';
import { NamedTexts } from '@/components/ui/named-texts';
import { brief } from '@/content/before-you-buy/brief';
import { briefFields } from '@/lib/before-you-buy/brief';
import { staticMetadata } from '@/lib/metadata';

export const metadata = staticMetadata('/before-you-buy/brief');

export default function BriefPage() {
  const { lead, tool, trades, worked, cautions, basis } = brief;
  return (
    <DeskPage path="/before-you-buy/brief" lead={lead}>
      <Island name="brief">
        <BriefTool />
      </Island>
      <Band id="trades" heading={trades.heading} text={trades.text} layout="above">
        <DataTable
          columns={trades.columns}
          rows={briefFields.map((field, index) => [
            tool.fields[field].label,
            trades.vague[index],
            trades.shops[field],
            trades.hospital[index],
            trades.ngo[index],
          ])}
        />
        <p>{trades.moves}</p>
      </Band>
      <Band id="worked" heading={worked.heading} text={worked.text}>
        <BriefEstimates />
        {worked.reading.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Band>
      <Band id="cautions" heading={cautions.heading}>
        <NamedTexts part="cautions" list={cautions.list} />
      </Band>
      <Band id="basis" heading={basis.heading}>
        <p>{basis.text}</p>
        <ul>
          {basis.sources.map(({ name, href }) => (
            <li key={href}>
              <a href={href} rel="noopener">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Band>
    </DeskPage>
  );
}
