import { company } from '@/content/company';
import { type NavigationLink, navigation } from '@/content/navigation';
import { Link } from '../ui/link';
import { CopyrightYears } from './copyright-years';
import styles from './footer.module.css';
import { Logo } from './logo';
import { SocialLinks } from './social-links';

/** The second footer block of every page: the index of the site. The first closes the page itself (`page-frame.tsx`). */
export function Footer() {
  return (
    <footer className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo />
          <p className={styles.tagline}>{company.tagline}</p>
        </div>
        <nav id="site-index" aria-label="Site index" className={styles.index}>
          <Links list={navigation.footer} className={styles.links} />
        </nav>
        <SocialLinks />
        <div className={styles.legal}>
          <p>
            <CopyrightYears since={company.foundingYear} builtIn={new Date().getFullYear()} />{' '}
            {company.legalName}
          </p>
          <Links list={navigation.legal} className={styles.legalLinks} />
        </div>
      </div>
    </footer>
  );
}

function Links({ list, className }: { list: readonly NavigationLink[]; className: string | undefined }) {
  return (
    <ul className={className}>
      {list.map(({ label, path }) => (
        <li key={path}>
          <Link href={path} className={styles.link}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
