/**
 * The one register of standards and rules that pages cite by id. Versions go stale within months: change them here only,
 * with the date on which they were checked.
 */
export interface Standard {
  /** As a page prints it, with the version that we mean. */
  readonly name: string;
  readonly issuer: string;
  /** What it covers, whoever cites it. */
  readonly scope: string;
  readonly status:
    | 'in force'
    | 'current edition'
    | 'earlier edition in wide use'
    | 'published, being phased in'
    | 'proposal';
  readonly checkedOn: `${number}-${number}-${number}`;
  readonly sourceUrl: `http${'s' | ''}://${string}`;
}

export const standards = {
  'wcag-2.2': {
    name: 'WCAG 2.2',
    issuer: 'W3C',
    scope:
      'Success criteria for accessible web content at levels A, AA and AAA; the base of most national accessibility rules.',
    status: 'current edition',
    checkedOn: '2026-11-21',
    sourceUrl: 'https://www.w3.org/TR/WCAG22/',
  },
  'iso-20022': {
    name: 'ISO 20022',
    issuer: 'ISO',
    scope:
      'A method and repository for financial messages, among them pacs.008, pain.001 and camt.053; each payment system publishes its own usage guidelines on top.',
    status: 'current edition',
    checkedOn: '2026-11-21',
    sourceUrl: 'https://www.iso20022.org/',
  },
  'iso-8583': {
    name: 'ISO 8583',
    issuer: 'ISO',
    scope:
      'Interchange format of messages that card transactions originate: authorisation, financial, reversal and advice; networks and switches run their own dialects.',
    status: 'current edition',
    checkedOn: '2026-11-21',
    sourceUrl: 'https://www.iso.org/',
  },
  'pci-dss-4.0.1': {
    name: 'PCI DSS 4.0.1',
    issuer: 'PCI Security Standards Council',
    scope:
      'Security requirements for every system that stores, processes or transmits payment card data, or that can affect the safety of such data.',
    status: 'in force',
    checkedOn: '2026-11-21',
    sourceUrl: 'https://www.pcisecuritystandards.org/',
  },
  'ifrs-9': {
    name: 'IFRS 9',
    issuer: 'IFRS Foundation (IASB)',
    scope:
      'Classification, measurement and impairment of financial instruments, with expected credit loss in three stages; adopted country by country.',
    status: 'in force',
    checkedOn: '2026-11-21',
    sourceUrl: 'https://www.ifrs.org/',
  },
  'rbi-it-directions': {
    name: 'RBI directions on IT governance and outsourcing',
    issuer: 'Reserve Bank of India',
    scope:
      'Board oversight, access, change, continuity and audit of IT in regulated entities, and control of outsourced IT; the text that applies depends on the class of entity.',
    status: 'in force',
    checkedOn: '2026-11-21',
    sourceUrl: 'https://www.rbi.org.in/',
  },
  bian: {
    name: 'BIAN service landscape',
    issuer: 'Banking Industry Architecture Network',
    scope:
      'A published reference of bank capabilities as service domains, with semantic APIs, used as a shared vocabulary between banks and suppliers.',
    status: 'current edition',
    checkedOn: '2026-11-21',
    sourceUrl: 'https://bian.org/',
  },
  'dora-eu': {
    name: 'DORA, Regulation (EU) 2022/2554',
    issuer: 'European Union',
    scope:
      'Digital operational resilience of EU financial entities: ICT risk, incident reporting, resilience testing and third-party providers; applies since 17 January 2025.',
    status: 'in force',
    checkedOn: '2026-11-21',
    sourceUrl: 'https://eur-lex.europa.eu/eli/reg/2022/2554/oj',
  },
  'dpdp-act': {
    name: 'DPDP Act, 2023',
    issuer: 'Government of India',
    scope:
      'Handling of digital personal data in India: notice, consent or other lawful use, security, breach notice and data principals’ rights; rules notified in November 2025.',
    status: 'published, being phased in',
    checkedOn: '2026-11-21',
    sourceUrl: 'https://www.meity.gov.in/',
  },
  'ais-140': {
    name: 'AIS-140',
    issuer: 'Ministry of Road Transport and Highways, India',
    scope:
      'Location tracking devices and emergency buttons for public service vehicles in India, with their data protocol to state control centres.',
    status: 'in force',
    checkedOn: '2026-11-21',
    sourceUrl: 'https://www.araiindia.com/',
  },
  'e-way-bill': {
    name: 'E-way bill, CGST Rules 2017',
    issuer: 'Central Board of Indirect Taxes and Customs',
    scope:
      'Electronic document for the movement of goods under Indian GST: Part A describes the consignment, Part B the conveyance; validity depends on distance.',
    status: 'in force',
    checkedOn: '2026-11-21',
    sourceUrl: 'https://ewaybillgst.gov.in/',
  },
  'iso-3779': {
    name: 'ISO 3779',
    issuer: 'ISO',
    scope: 'Content and structure of the 17-character vehicle identification number (VIN) of road vehicles.',
    status: 'current edition',
    checkedOn: '2026-11-21',
    sourceUrl: 'https://www.iso.org/',
  },
  'cmvr-1989': {
    name: 'Central Motor Vehicles Rules, 1989',
    issuer: 'Ministry of Road Transport and Highways, India',
    scope:
      'Rules under the Motor Vehicles Act for registration, fitness, pollution control and equipment of vehicles in India.',
    status: 'in force',
    checkedOn: '2026-11-21',
    sourceUrl: 'https://parivahan.gov.in/',
  },
  'eu-561-2006': {
    name: 'Regulation (EC) No 561/2006',
    issuer: 'European Union',
    scope:
      'Daily and weekly driving time, breaks and rest periods of drivers of goods vehicles above set weights and of coaches in the EU, recorded by tachograph.',
    status: 'in force',
    checkedOn: '2026-11-21',
    sourceUrl: 'https://eur-lex.europa.eu/eli/reg/2006/561/oj',
  },
  'gs1-sscc': {
    name: 'GS1 SSCC',
    issuer: 'GS1',
    scope:
      'Serial Shipping Container Code: an 18-digit key that identifies one logistic unit, such as a pallet or roll cage, across companies.',
    status: 'current edition',
    checkedOn: '2026-11-21',
    sourceUrl: 'https://www.gs1.org/',
  },
  'openapi-3.1': {
    name: 'OpenAPI 3.1',
    issuer: 'OpenAPI Initiative',
    scope:
      'Machine-readable description of HTTP APIs whose schemas follow JSON Schema 2020-12; edition 3.2 exists, 3.1 is what most tools read.',
    status: 'earlier edition in wide use',
    checkedOn: '2026-11-21',
    sourceUrl: 'https://spec.openapis.org/oas/v3.1.0',
  },
  'cxml-1.2': {
    name: 'cXML 1.2',
    issuer: 'cXML.org',
    scope:
      'XML messages between procurement systems and suppliers: punchout sessions, purchase orders, confirmations, ship notices and invoices.',
    status: 'current edition',
    checkedOn: '2026-11-21',
    sourceUrl: 'https://cxml.org/',
  },
  'peppol-bis-billing-3.0': {
    name: 'Peppol BIS Billing 3.0',
    issuer: 'OpenPeppol',
    scope:
      'Invoice and credit note in UBL that follow the European norm EN 16931, exchanged through Peppol access points.',
    status: 'current edition',
    checkedOn: '2026-11-21',
    sourceUrl: 'https://docs.peppol.eu/poacc/billing/3.0/',
  },
  'saml-2.0': {
    name: 'SAML 2.0',
    issuer: 'OASIS',
    scope:
      'Signed XML assertions by which an organisation’s identity provider signs its people in to another party’s application.',
    status: 'current edition',
    checkedOn: '2026-11-21',
    sourceUrl: 'https://docs.oasis-open.org/security/saml/v2.0/',
  },
  'openid-connect': {
    name: 'OpenID Connect Core 1.0',
    issuer: 'OpenID Foundation',
    scope:
      'Identity layer on OAuth 2.0: an application learns who signed in, and how, from a signed ID token.',
    status: 'current edition',
    checkedOn: '2026-11-21',
    sourceUrl: 'https://openid.net/specs/openid-connect-core-1_0.html',
  },
  'rfc-8594': {
    name: 'RFC 8594, Sunset header',
    issuer: 'IETF',
    scope: 'HTTP response header that gives the date after which a resource is expected to stop answering.',
    status: 'current edition',
    checkedOn: '2026-11-21',
    sourceUrl: 'https://www.rfc-editor.org/rfc/rfc8594',
  },
  'iso-25010': {
    name: 'ISO/IEC 25010:2023',
    issuer: 'ISO/IEC',
    scope:
      'Product quality model with nine characteristics, among them reliability, security, maintainability and interaction capability.',
    status: 'current edition',
    checkedOn: '2026-11-21',
    sourceUrl: 'https://www.iso.org/standard/78176.html',
  },
  'owasp-asvs-5.0': {
    name: 'OWASP ASVS 5.0',
    issuer: 'OWASP Foundation',
    scope:
      'Verifiable security requirements for web applications and APIs, in seventeen chapters and three cumulative levels.',
    status: 'current edition',
    checkedOn: '2026-11-21',
    sourceUrl: 'https://owasp.org/www-project-application-security-verification-standard/',
  },
  'owasp-wstg': {
    name: 'OWASP WSTG',
    issuer: 'OWASP Foundation',
    scope: 'Web Security Testing Guide: how to test each area of a web application, by numbered test cases.',
    status: 'current edition',
    checkedOn: '2026-11-21',
    sourceUrl: 'https://owasp.org/www-project-web-security-testing-guide/',
  },
  ptes: {
    name: 'PTES',
    issuer: 'PTES group',
    scope:
      'Penetration Testing Execution Standard: seven phases of a test, from pre-engagement interactions to reporting.',
    status: 'current edition',
    checkedOn: '2026-11-21',
    sourceUrl: 'http://www.pentest-standard.org/',
  },
  'nist-sp-800-115': {
    name: 'NIST SP 800-115',
    issuer: 'NIST',
    scope:
      'Technical guide to planning, carrying out and reporting information security tests and assessments.',
    status: 'current edition',
    checkedOn: '2026-11-21',
    sourceUrl: 'https://csrc.nist.gov/pubs/sp/800/115/final',
  },
  'cvss-4.0': {
    name: 'CVSS 4.0',
    issuer: 'FIRST',
    scope:
      'Scoring system for the severity of vulnerabilities: base, threat, environmental and supplemental metrics written as a vector.',
    status: 'current edition',
    checkedOn: '2026-11-21',
    sourceUrl: 'https://www.first.org/cvss/v4-0/',
  },
  'cert-in-directions': {
    name: 'CERT-In Directions of 28 April 2022',
    issuer: 'CERT-In',
    scope:
      'Indian duties under section 70B(6) of the IT Act: incident reports within six hours, system logs kept for 180 days.',
    status: 'in force',
    checkedOn: '2026-11-21',
    sourceUrl: 'https://www.cert-in.org.in/',
  },
} as const satisfies Record<string, Standard>;

export type StandardId = keyof typeof standards;
