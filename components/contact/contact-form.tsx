import { clsx } from 'clsx';
import { company } from '@/content/company';
import { contactForm } from '@/content/contact-form';
import { routes } from '@/lib/routes';
import buttonStyles from '../ui/button.module.css';
import { Link } from '../ui/link';
import styles from './contact-form.module.css';

/** The form as the browser alone can send it: a multipart POST to the provider, which redirects to `/contact/sent`. */
export function ContactForm() {
  const { fields } = contactForm;
  return (
    <form
      id="form"
      className={styles.root}
      method="post"
      action={company.formEndpoint}
      encType="multipart/form-data"
    >
      <input type="hidden" name="access_key" value={company.accessKey} />
      <input type="hidden" name="redirect" value={`${company.siteUrl}${routes.contactSent}`} />
      <label className={styles.field}>
        <span>{fields.name.label}</span>
        <input
          className={styles.input}
          name="name"
          autoComplete="name"
          placeholder={fields.name.placeholder}
          required
        />
      </label>
      <label className={styles.field}>
        <span>{fields.email.label}</span>
        <input
          className={styles.input}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder={fields.email.placeholder}
          required
        />
      </label>
      <label className={clsx(styles.field, styles.wide)}>
        <span>{fields.subject.label}</span>
        <input className={styles.input} name="subject" placeholder={fields.subject.placeholder} required />
      </label>
      <label className={clsx(styles.field, styles.wide)}>
        <span>{fields.message.label}</span>
        <textarea
          className={styles.input}
          name="message"
          rows={7}
          placeholder={fields.message.placeholder}
          required
        />
      </label>
      <div className={styles.trap} aria-hidden="true">
        <label>
          Leave this empty <input name="botcheck" type="checkbox" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className={clsx(styles.consent, styles.wide)}>
        {contactForm.consent} <Link href="/privacypolicy">{contactForm.consentLink}</Link>.
      </p>
      <button type="submit" className={clsx(buttonStyles.root, buttonStyles.primary, styles.submit)}>
        {contactForm.submit}
      </button>
    </form>
  );
}
