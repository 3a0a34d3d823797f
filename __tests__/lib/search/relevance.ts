/** A query as a buyer types it. It passes when `best` or one of `also` is among the first three results. */
export interface RelevanceQuery {
  readonly query: string;
  readonly best: string;
  readonly also?: readonly string[];
  readonly kind: 'name' | 'acronym' | 'spelling' | 'problem' | 'question' | 'variant' | 'static';
}

/** Written before there was an engine; two thirds of the table, to tune with. */
export const tuning: readonly RelevanceQuery[] = [
  // services/software-development
  {
    query: 'we run everything in excel and it keeps breaking',
    best: '/services/custom-software',
    also: ['/services/crm-erp'],
    kind: 'problem',
  },
  {
    query: 'dealers email orders and then fight about the price',
    best: '/services/b2b-portal',
    also: ['/portfolio/distributor-ordering-portal'],
    kind: 'problem',
  },
  {
    query: 'customers call all day asking for invoice copies',
    best: '/services/customer-portal',
    kind: 'problem',
  },
  // services/mobile-apps
  { query: 'pwa', best: '/services/pwa', kind: 'acronym' },
  { query: 'iphone app', best: '/services/ios-apps', also: ['/services/cross-platform'], kind: 'variant' },
  { query: 'app gets killed in background on cheap phones', best: '/services/android-apps', kind: 'problem' },
  // services/outsourcing
  {
    query: 'need one react guy for 6 months till our own comes back',
    best: '/services/remote-staffing',
    kind: 'problem',
  },
  { query: 'mvp for my startup', best: '/services/mvp-development', kind: 'acronym' },
  // services/consulting
  {
    query: 'old cobol guy is retiring nobody else knows the system',
    best: '/services/legacy-reengineering',
    kind: 'problem',
  },
  { query: 'it modernization roadmap', best: '/services/it-modernization', kind: 'spelling' },
  {
    query: 'we are buying a software company, someone should look at the code first',
    best: '/services/tech-due-diligence',
    kind: 'problem',
  },
  // services/devops
  { query: 'aws bill too high', best: '/services/cloud-management', kind: 'problem' },
  {
    query: 'kubernets support',
    best: '/services/devops-outsourcing',
    also: ['/services/cloud-management'],
    kind: 'spelling',
  },
  { query: 'cicd', best: '/services/ci-cd', kind: 'variant' },
  // services/integration
  {
    query: 'same customer has different address in every system',
    best: '/services/data-sync',
    kind: 'problem',
  },
  { query: 'api integraton', best: '/services/api-integration', kind: 'spelling' },
  // services/security-qa
  { query: 'vapt', best: '/services/penetration-testing', kind: 'acronym' },
  { query: 'pentration testing', best: '/services/penetration-testing', kind: 'spelling' },
  {
    query: 'every release breaks something else',
    best: '/services/qa',
    also: ['/services/automated-testing', '/services/ci-cd'],
    kind: 'problem',
  },
  // services/ai-data
  {
    query: 'sales and finance show different number for the same month',
    best: '/services/bi-dashboards',
    also: ['/services/data-warehousing'],
    kind: 'problem',
  },
  { query: 'whatsapp bot that answers from our manuals', best: '/services/chatbots', kind: 'variant' },
  {
    query: 'know which customers will leave us before they go',
    best: '/services/predictive-analytics',
    kind: 'problem',
  },
  // services/ui-ux-design
  { query: 'wcag check of our site', best: '/services/accessibility-audits', kind: 'acronym' },
  { query: 'clickable mockup before we build', best: '/services/prototyping', kind: 'variant' },
  // services/discovery
  {
    query: 'how much does an app cost',
    best: '/services/cost-planning',
    also: ['/faq#quote'],
    kind: 'question',
  },
  { query: 'srs document', best: '/services/business-analysis', kind: 'acronym' },
  // services/seo
  {
    query: 'traffic dropped after new website',
    best: '/services/seo-audit',
    also: ['/services/technical-seo'],
    kind: 'problem',
  },
  { query: 'google my business for 40 branches', best: '/services/local-seo', kind: 'variant' },
  // industries/banking-finance
  { query: 'cbs for cooperative bank', best: '/industries/core-banking-software', kind: 'acronym' },
  { query: 'cheque book request on phone app', best: '/industries/mobile-banking', kind: 'spelling' },
  // industries/insurance
  {
    query: 'what was covered on the day of the loss, nobody can say',
    best: '/industries/policy-management',
    kind: 'problem',
  },
  { query: 'website where people buy motor insurance', best: '/industries/digital-insurance', kind: 'name' },
  // industries/fintech
  {
    query: 'los',
    best: '/industries/lending-software',
    also: ['/portfolio/lending-origination-desk'],
    kind: 'acronym',
  },
  {
    query: 'customer charged twice when payment timed out',
    best: '/industries/payment-solutions',
    kind: 'problem',
  },
  // industries/retail-ecommerce
  {
    query: 'online shop',
    best: '/solution/ecommerce',
    also: ['/industries/ecommerce-platforms'],
    kind: 'variant',
  },
  {
    query: 'ecomerce website',
    best: '/industries/ecommerce-platforms',
    also: ['/solution/ecommerce'],
    kind: 'spelling',
  },
  // industries/healthcare
  {
    query: 'hims',
    best: '/industries/ehr-emr-software',
    also: ['/industries/healthcare-consulting'],
    kind: 'acronym',
  },
  {
    query: 'doctors write going-home papers by hand at night',
    best: '/portfolio/hospital-discharge-summary',
    also: ['/industries/ehr-emr-software'],
    kind: 'problem',
  },
  // industries/logistics-supply-chain
  {
    query: 'stock does not match the books',
    best: '/industries/warehouse-inventory',
    also: ['/solution/warehouse', '/solution/pos-inventory', '/portfolio/store-stock-ledger'],
    kind: 'problem',
  },
  {
    query: 'nobody knows where our container is',
    best: '/industries/supply-chain',
    also: ['/solution/tracking'],
    kind: 'problem',
  },
  // industries/tours-travel
  { query: 'gds api', best: '/industries/travel-booking', kind: 'acronym' },
  { query: 'travel agancy crm', best: '/industries/travel-crm', kind: 'spelling' },
  // industries/education-edtech
  { query: 'lms', best: '/solution/lms', also: ['/industries/lms'], kind: 'acronym' },
  { query: 'college admission and fees system', best: '/industries/sis', kind: 'name' },
  // industries/manufacturing-industrial
  { query: 'oee', best: '/industries/iot-factories', also: ['/portfolio/oee-board'], kind: 'acronym' },
  {
    query: 'one machine stops and the whole weeks plan is useless',
    best: '/industries/production-planning',
    kind: 'problem',
  },
  // industries/energy-utilities
  {
    query: 'electricity bill never matches our own meters',
    best: '/industries/energy-monitoring',
    kind: 'problem',
  },
  { query: 'smart meter data software for discom', best: '/industries/smart-grid', kind: 'name' },
  // industries/hospitality
  { query: 'pms for hotel', best: '/industries/hotel-management', kind: 'acronym' },
  {
    query: 'same room sold twice on booking.com and our site',
    best: '/industries/reservation-engines',
    also: ['/portfolio/hotel-reservation-engine'],
    kind: 'problem',
  },
  // industries/telecommunications
  {
    query: 'broadband customers complain but our network looks fine',
    best: '/industries/cem',
    kind: 'problem',
  },
  { query: 'mobile network optimization', best: '/industries/network-optimization', kind: 'spelling' },
  // industries/real-estate-construction
  {
    query: 'forgot to raise the rent for years, lease is in a drawer',
    best: '/industries/property-management',
    kind: 'problem',
  },
  { query: 'two of our sales guys sold the same flat', best: '/industries/real-estate-crm', kind: 'problem' },
  // industries/media-entertainment
  { query: 'ott', best: '/industries/ott-platforms', kind: 'acronym' },
  { query: 'unity multiplayer game', best: '/industries/game-development', kind: 'name' },
  // industries/agriculture-agritech
  { query: 'milk collection centre has no network', best: '/industries/agritech-apps', kind: 'problem' },
  { query: 'farm managment', best: '/industries/farm-management', kind: 'spelling' },
  // industries/automotive-mobility
  { query: 'dms for car showroom', best: '/industries/dealer-management', kind: 'acronym' },
  { query: 'ota update for cars', best: '/industries/connected-vehicles', kind: 'acronym' },
  // industries/government-public-sector
  {
    query: 'grievence portal for municipality',
    best: '/industries/grievance-redressal-systems',
    also: ['/portfolio/grievance-redressal-portal'],
    kind: 'spelling',
  },
  {
    query: 'people stand in line all day for one certificate',
    best: '/industries/citizen-service-portals',
    kind: 'problem',
  },
  // solution/retail-commerce
  {
    query: 'billing stops when the internet is down in our shops',
    best: '/solution/pos-inventory',
    also: ['/industries/retail-it'],
    kind: 'problem',
  },
  { query: 'loyalty program', best: '/solution/loyalty-programs', kind: 'spelling' },
  // solution/b2b-professional-services
  { query: 'rpa', best: '/solution/workflow', kind: 'acronym' },
  {
    query: 'nobody finds the signed contract any more',
    best: '/solution/document-management',
    kind: 'problem',
  },
  // solution/transport-logistics
  {
    query: 'drivers fake their attendance',
    best: '/solution/fleet-management',
    also: ['/industries/fleet-management'],
    kind: 'problem',
  },
  { query: 'wms', best: '/solution/warehouse', also: ['/industries/warehouse-inventory'], kind: 'acronym' },
  // solution/fmcg
  {
    query: 'dms',
    best: '/solution/distributor-management',
    also: ['/industries/dealer-management', '/solution/document-management'],
    kind: 'acronym',
  },
  {
    query: 'salesmen say they visited the shops but never went',
    best: '/solution/retail-execution',
    kind: 'problem',
  },
  // solution/edtech
  { query: 'zoom alternative for our teachers', best: '/solution/virtual-classroom', kind: 'variant' },
  { query: 'homework app for kids and parents', best: '/solution/mobile-apps', kind: 'name' },
  // solution/ngo
  {
    query: 'fcra',
    best: '/solution/fundraising',
    also: ['/solution/grant-tracking', '/portfolio/donor-grant-ledger'],
    kind: 'acronym',
  },
  { query: 'volunter management', best: '/solution/volunteer-management', kind: 'spelling' },
  // company
  { query: 'who owns the code', best: '/how-we-work#ownership', kind: 'question' },
  {
    query: 'do you sign an nda',
    best: '/how-we-work#agreements',
    also: ['/faq#security-and-compliance', '/contact'],
    kind: 'question',
  },
  { query: 'what happens if my developer quits', best: '/how-we-work#people', kind: 'question' },
  {
    query: 'do you fix bugs for free after launch',
    best: '/how-we-work#warranty',
    also: ['/faq#support-after-launch'],
    kind: 'question',
  },
  { query: 'do you work with small startups', best: '/faq#startups-and-established-firms', kind: 'question' },
  {
    query: 'how will i know what you did this week',
    best: '/faq#project-management',
    also: ['/how-we-work#people'],
    kind: 'question',
  },
  { query: 'contact', best: '/contact', kind: 'static' },
  { query: 'jobs', best: '/career', kind: 'static' },
  { query: 'privacy', best: '/privacypolicy', kind: 'static' },
  { query: 'time zone overlap', best: '/how-we-work#time', kind: 'static' },
  { query: 'refund', best: '/returnspolicy', kind: 'static' },
  { query: 'company background', best: '/about', kind: 'static' },
  { query: 'sample project loan app', best: '/portfolio/lending-origination-desk', kind: 'name' },
  { query: 'sample dairy delivery', best: '/portfolio/chilled-route-planner', kind: 'name' },
];
