import type { AnyPage, Section } from '@/content/catalogue/schema';
import { hubs } from '@/content/pages/hubs';
import { staticBreadcrumbs } from '@/lib/breadcrumbs';
import { categoriesIn } from '@/lib/catalogue';
import { getStaticPage } from '@/lib/pages';
import { routes } from '@/lib/routes';
import type { Miniature } from '@/pipeline/schematic/miniature';
import { PageFrame } from '../layout/page-frame';
import { TitleBlock } from '../layout/title-block';
import { Container } from '../ui/container';
import { PageHeader } from '../ui/page-header';
import { Prose } from '../ui/prose';
import { CategoryJump } from './category-jump';
import { CategorySection } from './category-section';
import styles from './hub-view.module.css';
import { PageFinder } from './page-finder';
import { ServiceGuide } from './service-guide';

interface HubViewProps {
  section: Section;
  miniatures: ReadonlyMap<AnyPage, Miniature>;
}

/** A hub page: introduction, links to the categories, every page by category, help with choosing. */
export function HubView({ section, miniatures }: HubViewProps) {
  const path = routes.hub(section);
  const page = getStaticPage(path);
  const { title, label, reviewedOn, ask } = page;
  const categories = categoriesIn(section);
  return (
    <PageFrame
      page={page}
      closing={<TitleBlock title={title} checkedOn={reviewedOn} ask={ask} topic={label} />}
    >
      <Container>
        <div className={styles.opening}>
          <PageHeader crumbs={staticBreadcrumbs(path)} title={title} />
          <Prose paragraphs={hubs[section].intro} />
        </div>
        <CategoryJump categories={categories} />
        {section === 'services' && <ServiceGuide />}
        {categories.map((category) => (
          <CategorySection key={category.slug} category={category} miniatures={miniatures} />
        ))}
        {section !== 'services' && <PageFinder {...hubs[section].finder} />}
      </Container>
    </PageFrame>
  );
}
