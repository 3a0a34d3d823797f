import { CaseStudyView } from '@/components/case-study/case-study-view';
import { caseStudy } from '@/content/case-study';
import { layOut } from '@/lib/build/schematic/layout';
import { staticMetadata } from '@/lib/metadata';

export const metadata = staticMetadata('/case-study');

export default async function CaseStudyPage() {
  const drawings = new Map(
    await Promise.all(
      caseStudy.sections.flatMap(({ slug, schematic }) =>
        schematic ? [layOut(schematic).then((drawing) => [slug, drawing] as const)] : [],
      ),
    ),
  );
  return <CaseStudyView drawings={drawings} />;
}
