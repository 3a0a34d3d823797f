import { type OwnerSlots, owner, ownerTexts } from '@/content/owner';
import { Band } from '../ui/band';
import { FactList } from '../ui/fact-list';
import { PhoneLink } from '../ui/reach-links';

type Shown<Slot extends keyof OwnerSlots> = Partial<Pick<OwnerSlots, Slot>>;

/** People and certificates, each where the owner has named some. */
export function OwnerBands({
  people = owner.people,
  certificates = owner.certificates,
}: Shown<'people' | 'certificates'>) {
  return (
    <>
      {people.length > 0 && (
        <Band id="people" heading={ownerTexts.people.heading} text={ownerTexts.people.text}>
          <FactList
            facts={people.map(({ name, role, answersFor }) => ({
              label: name,
              value: `${role}. Answers for ${answersFor}.`,
            }))}
          />
        </Band>
      )}
      {certificates.length > 0 && (
        <Band id="certificates" heading={ownerTexts.certificates.heading} text={ownerTexts.certificates.text}>
          <FactList
            facts={certificates.map(({ name, issuer, number, issuedOn }) => ({
              label: name,
              value: `No. ${number}, issued by ${issuer} on ${issuedOn}`,
            }))}
          />
        </Band>
      )}
    </>
  );
}

/** Clients who take a call, on the contact page. */
export function ReferenceBand({ references = owner.references }: Shown<'references'>) {
  if (references.length === 0) return null;
  return (
    <Band id="references" heading={ownerTexts.references.heading} text={ownerTexts.references.text}>
      <FactList
        facts={references.map(({ name, role, company, phone, work }) => ({
          label: name,
          value: (
            <>
              {role}, {company}. <PhoneLink phone={{ e164: phone.replace(/[^+\d]/g, ''), display: phone }} />.{' '}
              {work}
            </>
          ),
        }))}
      />
    </Band>
  );
}
