import { CaseStudyView } from '@/components/case-study/case-study-view';
import { caseStudy } from '@/content/case-study';
import { staticMetadata } from '@/lib/metadata';
import { drawingsOf } from '@/pipeline/schematic/drawings';

export const metadata = staticMetadata('/case-study');

export default async function CaseStudyPage() {
  const drawings = new Map(
    await Promise.all(
      caseStudy.sections.flatMap(({ slug, schematic }) =>
        schematic ? [drawingsOf(schematic).then((drawing) => [slug, drawing] as const)] : [],
      ),
    ),
  );
  return <CaseStudyView drawings={drawings} />;
}
