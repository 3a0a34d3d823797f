import type { ComponentProps } from 'react';
import { hub } from '@/content/before-you-buy/hub';
import { Band } from '../ui/band';
import { StaticPage } from '../ui/static-page';
import styles from './desk-page.module.css';
import { WeekStrip } from './hub/week-strip';

/** Frame of a sheet of the section: a company page with the week below it. */
export function DeskPage({ path, children, ...rest }: ComponentProps<typeof StaticPage>) {
  return (
    <StaticPage path={path} {...rest}>
      {children}
      <div className={styles.root}>
        <Band id="week" heading={hub.week} layout="above">
          <WeekStrip current={path} />
        </Band>
      </div>
    </StaticPage>
  );
}
