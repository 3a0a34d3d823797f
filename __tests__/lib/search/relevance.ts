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

/** The other third of the table: neither read nor run until the engine was tuned and committed. */
export const heldOut: readonly RelevanceQuery[] = [
  // services/software-development
  { query: 'sso for all our group companies', best: '/services/enterprise-software', kind: 'acronym' },
  // services/mobile-apps
  { query: 'fluter app developers', best: '/services/cross-platform', kind: 'spelling' },
  // services/outsourcing
  {
    query: 'hire offshore dev team',
    best: '/services/dedicated-teams',
    also: ['/services/software-outsourcing', '/services/remote-staffing'],
    kind: 'variant',
  },
  // services/consulting
  { query: 'cloud migraton to aws', best: '/services/cloud-migration', kind: 'spelling' },
  // services/devops
  {
    query: 'we take backup daily but never tested if it comes back',
    best: '/services/disaster-recovery',
    kind: 'problem',
  },
  // services/integration
  {
    query: 'razorpay payment gateway integration',
    best: '/services/third-party-integration',
    also: ['/industries/payment-solutions'],
    kind: 'name',
  },
  // services/security-qa
  { query: 'soc2', best: '/services/compliance', kind: 'acronym' },
  {
    query: 'old vendor disappeared, need someone to look after the software',
    best: '/services/maintenance-support',
    also: ['/services/software-outsourcing'],
    kind: 'problem',
  },
  // services/ai-data
  { query: 'dwh', best: '/services/data-warehousing', also: ['/industries/dwh-banking'], kind: 'acronym' },
  {
    query: 'machine lerning company',
    best: '/services/ai-ml',
    also: ['/services/ai-ml-consulting'],
    kind: 'spelling',
  },
  // services/ui-ux-design
  {
    query: 'people give up halfway in our app, dont know why',
    best: '/services/usability-testing',
    also: ['/services/ui-ux'],
    kind: 'problem',
  },
  // services/discovery
  {
    query: 'every department wants something else and nobody decides',
    best: '/services/workshops',
    also: ['/services/roadmapping', '/services/business-analysis'],
    kind: 'problem',
  },
  // services/seo
  { query: 'keyword reserch', best: '/services/keyword-research', kind: 'spelling' },
  // industries/banking-finance
  { query: 'aml alerts', best: '/industries/banking', kind: 'acronym' },
  // industries/insurance
  {
    query: 'fnol',
    best: '/industries/claims-management',
    also: ['/portfolio/claims-triage-desk'],
    kind: 'acronym',
  },
  // industries/fintech
  { query: 'e-wallet app', best: '/industries/fintech-apps', kind: 'variant' },
  // industries/retail-ecommerce
  {
    query: 'shop staff cannot tell if another branch has the size',
    best: '/industries/retail-apps',
    also: ['/solution/omnichannel', '/portfolio/store-stock-ledger'],
    kind: 'problem',
  },
  // industries/healthcare
  { query: 'patint appointment app', best: '/industries/healthcare-mobile-apps', kind: 'spelling' },
  // industries/logistics-supply-chain
  {
    query: 'freight forwarder software',
    best: '/industries/supply-chain',
    also: ['/solution/tracking'],
    kind: 'name',
  },
  // industries/tours-travel
  {
    query: 'only one person understands our tour costing sheet',
    best: '/industries/tour-operator',
    kind: 'problem',
  },
  // industries/education-edtech
  {
    query: 'students cheat in online exams',
    best: '/industries/online-testing',
    also: ['/solution/assessments'],
    kind: 'problem',
  },
  // industries/manufacturing-industrial
  {
    query: 'vendors send parts late and our line stands',
    best: '/industries/supply-chain-automation',
    kind: 'problem',
  },
  // industries/energy-utilities
  {
    query: 'predictve maintenance for wind turbines',
    best: '/industries/predictive-maintenance',
    kind: 'spelling',
  },
  // industries/hospitality
  { query: 'restaurant billing software', best: '/industries/restaurant-pos', kind: 'variant' },
  // industries/telecommunications
  { query: 'sip calling app', best: '/industries/voip-apps', kind: 'acronym' },
  // industries/real-estate-construction
  { query: '3d walkthrough of flats', best: '/industries/virtual-tour-tools', kind: 'variant' },
  // industries/media-entertainment
  {
    query: 'live streming of cricket',
    best: '/industries/live-streaming',
    also: ['/portfolio/live-stream-release-path'],
    kind: 'spelling',
  },
  // industries/agriculture-agritech
  {
    query: 'guess the harvest from space before it is cut',
    best: '/industries/crop-analytics',
    kind: 'problem',
  },
  // industries/automotive-mobility
  {
    query: 'see early which part will come back under warranty',
    best: '/industries/vehicle-analytics',
    kind: 'problem',
  },
  // industries/government-public-sector
  { query: 'etendering', best: '/industries/e-procurement-tendering', kind: 'variant' },
  // solution/retail-commerce
  { query: 'oms', best: '/solution/omnichannel', kind: 'acronym' },
  // solution/b2b-professional-services
  { query: 'approval stuck because the boss is on leave', best: '/solution/workflow', kind: 'problem' },
  // solution/transport-logistics
  {
    query: 'vans zigzag through the city and burn diesel',
    best: '/solution/route-optimization',
    also: ['/portfolio/chilled-route-planner'],
    kind: 'problem',
  },
  // solution/fmcg
  {
    query: 'distributors send scheme bills we cannot check',
    best: '/solution/trade-promotion',
    also: ['/solution/distributor-management'],
    kind: 'problem',
  },
  // solution/edtech
  {
    query: 'kids get bored of our learning app in a week',
    best: '/solution/gamification',
    also: ['/industries/gamified-learning'],
    kind: 'problem',
  },
  // solution/ngo
  {
    query: 'funder wants proof what his money was used for',
    best: '/solution/grant-tracking',
    also: ['/portfolio/donor-grant-ledger'],
    kind: 'problem',
  },
  // company
  { query: 'do you put our code into chatgpt', best: '/how-we-work#access', kind: 'question' },
  {
    query: 'can i talk to the programmers before i sign',
    best: '/how-we-work#people',
    also: ['/faq#experience'],
    kind: 'question',
  },
  {
    query: 'how do i get a price',
    best: '/faq#quote',
    also: ['/contact', '/services/cost-planning'],
    kind: 'question',
  },
  {
    query: 'are you gdpr compliant',
    best: '/faq#security-and-compliance',
    also: ['/how-we-work#agreements'],
    kind: 'question',
  },
  { query: 'office address', best: '/contact', also: ['/about'], kind: 'static' },
  { query: 'internship', best: '/career', kind: 'static' },
  { query: 'examples of your work', best: '/portfolio', also: ['/case-study'], kind: 'static' },
  { query: 'van sales example', best: '/portfolio/van-sales-app', kind: 'name' },
];
