import { clsx } from 'clsx';
import type { ContactFormTexts } from '@/content/contact-form';
import type { Problems } from '@/lib/contact/browser/fields';
import type { FieldName } from '@/lib/contact/limits';
import { type Message, sourceLine } from '@/lib/contact/message';
import { chatLink } from '@/lib/contact/way-out';
import styles from './contact-form.module.css';
import { FormField } from './form-field';

interface FormFieldsProps {
  texts: ContactFormTexts;
  message: Message;
  problems: Problems;
  /** Digits of the WhatsApp number. */
  whatsapp: string;
  isLive: boolean;
  /** The visitor finds what was typed earlier, and may clear it. */
  isRestored: boolean;
  onClear: () => void;
}

/** The four fields, the line over them, and the source line that is sent with the message. */
export function FormFields({
  texts,
  message,
  problems,
  whatsapp,
  isLive,
  isRestored,
  onClear,
}: FormFieldsProps) {
  const field = (name: FieldName) => ({
    name,
    texts,
    isReadOnly: message.state.phase === 'sending',
    isLive,
    length: message[name].length,
    problem: problems[name],
  });
  const source = sourceLine(message, texts.sentFrom);
  return (
    <div className={clsx(styles.fields, styles.wide)}>
      <p className={clsx(styles.note, styles.wide)}>
        {isRestored ? (
          <>
            {texts.draft.restored}{' '}
            <button type="button" className={styles.plainButton} onClick={onClear}>
              {texts.draft.clear}
            </button>
          </>
        ) : (
          texts.allRequired
        )}
      </p>
      <FormField {...field('name')} autoComplete="name" />
      <FormField {...field('email')} type="email" inputMode="email" autoComplete="email">
        {problems.email === 'telephone' && (
          <>
            {texts.telephone}{' '}
            <a href={chatLink(whatsapp, message)} target="_blank" rel="noopener">
              {texts.wayOut.writeChat}
            </a>
          </>
        )}
      </FormField>
      <FormField {...field('subject')} className={styles.wide} />
      <FormField {...field('message')} className={styles.wide} rows={6}>
        {source && `${texts.lastLine} ${source}`}
      </FormField>
    </div>
  );
}
