import type { Standard } from './schema';

/**
 * The one register of standards and rules that pages cite by id. Versions go stale within months: change them here only,
 * with the date on which they were checked.
 */
export const standards = {
  'wcag-2.2': {
    name: 'WCAG 2.2',
    issuer: 'W3C',
    scope:
      'Success criteria for accessible web content at levels A, AA and AAA. EN 301 549 v3.2.1, to which European law refers, still rests on edition 2.1.',
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
    sourceUrl: 'https://www.iso20022.org/iso-20022-message-definitions',
  },
  'iso-8583': {
    name: 'ISO 8583:2023',
    issuer: 'ISO',
    scope:
      'Interchange format of messages that card transactions originate: authorisation, financial, reversal and advice; networks and switches run dialects of earlier editions.',
    status: 'current edition',
    checkedOn: '2026-11-21',
    sourceUrl: 'https://www.iso.org/standard/79451.html',
  },
  'pci-dss-4.0.1': {
    name: 'PCI DSS 4.0.1',
    issuer: 'PCI Security Standards Council',
    scope:
      'Security requirements for every system that stores, processes or transmits payment card data, or that can affect the safety of such data.',
    status: 'in force',
    binding: {
      audience: 'merchants and service providers, by their contracts with acquirers and card brands',
      when: 'in full since 31 March 2025',
      reviewBy: '2027-05-21',
    },
    checkedOn: '2026-11-21',
    sourceUrl: 'https://docs-prv.pcisecuritystandards.org/PCI%20DSS/Standard/PCI-DSS-v4_0_1.pdf',
  },
  'ifrs-9': {
    name: 'IFRS 9',
    issuer: 'IFRS Foundation (IASB)',
    scope:
      'Classification, measurement and impairment of financial instruments, with expected credit loss in three stages; adopted country by country.',
    status: 'in force',
    binding: {
      audience: 'companies that report under IFRS, not India’s banks, which follow RBI’s Directions',
      when: 'for years from 1 January 2018 on',
      reviewBy: '2027-05-21',
    },
    checkedOn: '2026-11-21',
    sourceUrl: 'https://www.ifrs.org/issued-standards/list-of-standards/ifrs-9-financial-instruments/',
  },
  'rbi-it-directions': {
    name: 'RBI Master Direction on IT governance, 2023',
    issuer: 'Reserve Bank of India',
    scope:
      'Board oversight, access, change, continuity and audit of IT in regulated entities; outsourced IT has a Master Direction of its own, of 10 April 2023.',
    status: 'in force',
    binding: {
      audience:
        'Indian commercial banks other than regional rural ones, small finance and payments banks, larger NBFCs',
      when: 'since 1 April 2024',
      reviewBy: '2027-05-21',
    },
    checkedOn: '2026-11-21',
    sourceUrl: 'https://www.rbi.org.in/Scripts/BS_ViewMasDirections.aspx?id=12562',
  },
  bian: {
    name: 'BIAN service landscape',
    issuer: 'Banking Industry Architecture Network',
    scope:
      'A published reference of bank capabilities as service domains, with semantic APIs, used as a shared vocabulary between banks and suppliers.',
    status: 'current edition',
    checkedOn: '2026-11-21',
    sourceUrl: 'https://bian.org/servicelandscape/',
  },
  'dora-eu': {
    name: 'DORA, Regulation (EU) 2022/2554',
    issuer: 'European Union',
    scope:
      'Digital operational resilience of EU financial entities: ICT risk, incident reporting, resilience testing and third-party providers.',
    status: 'in force',
    binding: {
      audience: 'financial entities in the EU and, through their contracts, their ICT providers',
      when: 'since 17 January 2025',
      reviewBy: '2027-05-21',
    },
    checkedOn: '2026-11-21',
    sourceUrl: 'https://eur-lex.europa.eu/eli/reg/2022/2554/oj',
  },
  'dpdp-act': {
    name: 'DPDP Act, 2023',
    issuer: 'Government of India',
    scope:
      'Handling of digital personal data in India: notice, consent or other lawful use, security, breach notice and data principals’ rights.',
    status: 'published, being phased in',
    binding: {
      audience: 'whoever decides on digital personal data in India, or offers goods or services there',
      when: 'by rules of November 2025, the main duties from May 2027',
      reviewBy: '2027-05-21',
    },
    checkedOn: '2026-11-21',
    sourceUrl: 'https://www.meity.gov.in/static/uploads/2024/06/2bf1f0e9f04e6fb4f8fef35e82c42aa5.pdf',
  },
  'ais-140': {
    name: 'AIS-140',
    issuer: 'Standards committee of India’s road ministry (ARAI publishes)',
    scope:
      'Location tracking devices and emergency buttons for public service vehicles in India, with their data protocol to state control centres.',
    status: 'in force',
    binding: {
      audience: 'public service vehicles in India under CMVR rule 125H, older ones by dates of the states',
      when: 'new ones since 1 January 2019',
      reviewBy: '2027-05-21',
    },
    checkedOn: '2026-11-21',
    // Amendment 2 alone: the base text has no address that we could confirm.
    sourceUrl: 'https://morth.nic.in/sites/default/files/ASI/14201910518PMAIS-140.pdf',
  },
  'e-way-bill': {
    name: 'E-way bill, CGST rule 138',
    issuer: 'Central Board of Indirect Taxes and Customs',
    scope:
      'Electronic document for the movement of goods under Indian GST: Part A describes the consignment, Part B the conveyance; validity depends on distance.',
    status: 'in force',
    binding: {
      audience: 'whoever moves goods above ₹50,000 in India, with exceptions by goods and state',
      when: 'between states since 1 April 2018',
      reviewBy: '2027-05-21',
    },
    checkedOn: '2026-11-21',
    sourceUrl:
      'https://taxinformation.cbic.gov.in/content/html/tax_repository/gst/rules/cgst_rules/active/chapter16/rule138_v1.00.html',
  },
  'iso-3779': {
    name: 'ISO 3779:2009',
    issuer: 'ISO',
    scope: 'Content and structure of the 17-character vehicle identification number (VIN) of road vehicles.',
    status: 'current edition',
    checkedOn: '2026-11-21',
    sourceUrl: 'https://www.iso.org/standard/52200.html',
  },
  'cmvr-1989': {
    name: 'Central Motor Vehicles Rules, 1989',
    issuer: 'Ministry of Road Transport and Highways, India',
    scope:
      'Rules under the Motor Vehicles Act for registration, fitness, pollution control and equipment of vehicles in India.',
    status: 'in force',
    binding: {
      audience: 'owners and makers of motor vehicles in India',
      when: 'since 1 July 1989, with many amendments',
      reviewBy: '2027-05-21',
    },
    checkedOn: '2026-11-21',
    sourceUrl: 'https://morth.nic.in/central-motor-vehicles-rules-1989',
  },
  'eu-561-2006': {
    name: 'Regulation (EC) No 561/2006',
    issuer: 'European Union',
    scope:
      'Daily and weekly driving time, breaks and rest periods of drivers of goods vehicles above set weights and of coaches in the EU, recorded by tachograph.',
    status: 'in force',
    binding: {
      audience: 'hauliers and drivers of goods vehicles above the set weights, and of coaches, in the EU',
      when: 'since 11 April 2007',
      reviewBy: '2027-05-21',
    },
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
    sourceUrl: 'https://www.gs1.org/standards/id-keys/sscc',
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
    sourceUrl: 'https://xml.cxml.org/current/cXMLReferenceGuide.pdf',
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
    sourceUrl: 'https://docs.oasis-open.org/security/saml/v2.0/saml-core-2.0-os.pdf',
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
    sourceUrl: 'https://github.com/OWASP/ASVS/tree/v5.0.0/5.0/en',
  },
  'owasp-wstg': {
    name: 'OWASP WSTG 4.2',
    issuer: 'OWASP Foundation',
    scope: 'Web Security Testing Guide: how to test each area of a web application, by numbered test cases.',
    status: 'current edition',
    checkedOn: '2026-11-21',
    sourceUrl: 'https://owasp.org/www-project-web-security-testing-guide/v42/',
  },
  ptes: {
    name: 'PTES',
    issuer: 'PTES group',
    scope:
      'Penetration Testing Execution Standard: seven phases of a test, from pre-engagement interactions to reporting.',
    status: 'current edition',
    checkedOn: '2026-11-21',
    sourceUrl: 'http://www.pentest-standard.org/index.php/Main_Page',
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
    sourceUrl: 'https://www.first.org/cvss/v4.0/specification-document',
  },
  'cert-in-directions': {
    name: 'CERT-In Directions of 28 April 2022',
    issuer: 'CERT-In',
    scope:
      'Indian duties under section 70B(6) of the IT Act: incident reports within six hours, system logs kept for 180 days.',
    status: 'in force',
    binding: {
      audience: 'service providers, intermediaries, data centres, companies and government bodies',
      when: 'since June 2022, small enterprises since September 2022',
      reviewBy: '2027-05-21',
    },
    checkedOn: '2026-11-21',
    sourceUrl: 'https://www.cert-in.org.in/PDF/CERT-In_Directions_70B_28.04.2022.pdf',
  },
} as const satisfies Record<string, Standard>;

export type StandardId = keyof typeof standards;
