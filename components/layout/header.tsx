import { navigation } from '@/content/navigation';
import styles from './header.module.css';
import { Logo } from './logo';
import { MainMenu } from './main-menu';

export function Header() {
  return (
    <header className={styles.root}>
      <div className={styles.bar}>
        <Logo />
        <MainMenu entries={navigation.main} />
      </div>
    </header>
  );
}
