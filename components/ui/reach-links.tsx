import type { PhoneNumber } from '@/content/company';

/** A telephone number that dials itself. */
export const PhoneLink = ({ phone: { e164, display } }: { phone: PhoneNumber }) => (
  <a href={`tel:${e164}`}>{display}</a>
);

export const EmailLink = ({ email }: { email: string }) => <a href={`mailto:${email}`}>{email}</a>;
