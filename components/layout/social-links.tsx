import { company } from '@/content/company';
import styles from './footer.module.css';

/** Company pages elsewhere. A network without an address yet is shown as disabled and leads nowhere. */
export function SocialLinks() {
  return (
    <ul className={styles.social} aria-label="Elsewhere">
      {company.social.map(({ network, label, url }) => (
        <li key={network}>
          {url ? (
            <a href={url} className={styles.link} rel="noopener">
              {label}
            </a>
          ) : (
            // biome-ignore lint/a11y/useValidAnchor: the rule asks for an address, which a disabled link must not have; a span with this role would have to take the focus.
            <a role="link" aria-disabled="true" className={styles.disabled}>
              {label} (not yet)
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
