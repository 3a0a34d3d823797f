import { islandProps } from '@/lib/islands';
import { Island } from '../islands/island';
import { SearchLink } from '../search/search-link';
import styles from './header.module.css';
import { Logo } from './logo';
import { MainMenu } from './main-menu';

export function Header() {
  return (
    <header className={styles.root}>
      <div className={styles.bar}>
        <Logo />
        <Island name="main-menu">
          <MainMenu entries={islandProps.entries} phone={islandProps.settings.phone} />
        </Island>
        <SearchLink />
      </div>
    </header>
  );
}
