import { clsx } from 'clsx';
import { searchTexts } from '@/content/search';
import { routes } from '@/lib/routes';
import { maxQueryLength } from '@/lib/search/limits';
import fieldStyles from '../contact/form-field.module.css';
import buttonStyles from '../ui/button.module.css';
import styles from './search-form.module.css';

/** The form of `/search`. Without scripts it submits to the same page, which then shows the site index. */
export function SearchForm() {
  return (
    <search>
      <form action={routes.search} className={styles.root}>
        <input
          name="q"
          type="search"
          className={fieldStyles.input}
          aria-label={searchTexts.label}
          placeholder={searchTexts.placeholder}
          maxLength={maxQueryLength}
          enterKeyHint="search"
        />
        <button type="submit" className={clsx(buttonStyles.root, buttonStyles.primary)}>
          {searchTexts.submit}
        </button>
      </form>
    </search>
  );
}
