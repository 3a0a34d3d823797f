import { home } from '@/content/pages/home';
import { companyDrawings } from '@/lib/drawing-number';
import { routes } from '@/lib/routes';
import type { Drawings } from '@/pipeline/schematic/drawings';
import { SchematicFigure } from '../schematic/schematic-figure';
import { ButtonLink } from '../ui/button-link';
import styles from './hero.module.css';

export function Hero({ drawings }: { drawings: Drawings }) {
  return (
    <>
      <div className={styles.root}>
        <h1 className={styles.headline}>{home.headline}</h1>
        <div>
          <p className={styles.lead}>{home.lead}</p>
          <p className={styles.actions}>
            <ButtonLink href={home.primaryCta.href}>{home.primaryCta.label}</ButtonLink>
            <ButtonLink href={home.secondaryCta.href} variant="quiet">
              {home.secondaryCta.label}
            </ButtonLink>
          </p>
        </div>
      </div>
      <SchematicFigure
        schematic={home.schematic}
        drawings={drawings}
        number={companyDrawings.home}
        page={routes.home}
      />
    </>
  );
}
