/** A query as a buyer types it, and the pages that answer it, the best one first. */
export interface RelevanceQuery {
  readonly query: string;
  readonly pages: readonly string[];
}

const read = (table: string): readonly RelevanceQuery[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', pages = ''] = line.trim().split(' => ');
      return { query, pages: pages.split(' ') };
    });

/**
 * To tune with: two thirds of a table that was written before there was an engine, then queries that led readers astray who knew only the
 * site.
 */
export const tuning = read(`
  we run everything in excel and it keeps breaking => /services/custom-software /services/crm-erp
  dealers email orders and then fight about the price => /services/b2b-portal /portfolio/distributor-ordering-portal
  customers call all day asking for invoice copies => /services/customer-portal
  pwa => /services/pwa
  iphone app => /services/ios-apps /services/cross-platform
  app gets killed in background on cheap phones => /services/android-apps
  need one react guy for 6 months till our own comes back => /services/remote-staffing
  mvp for my startup => /services/mvp-development
  old cobol guy is retiring nobody else knows the system => /services/legacy-reengineering
  it modernization roadmap => /services/it-modernization
  we are buying a software company, someone should look at the code first => /services/tech-due-diligence
  aws bill too high => /services/cloud-management
  kubernets support => /services/devops-outsourcing /services/cloud-management
  cicd => /services/ci-cd
  same customer has different address in every system => /services/data-sync
  api integraton => /services/api-integration
  vapt => /services/penetration-testing
  pentration testing => /services/penetration-testing
  every release breaks something else => /services/qa /services/automated-testing /services/ci-cd
  sales and finance show different number for the same month => /services/bi-dashboards /services/data-warehousing
  whatsapp bot that answers from our manuals => /services/chatbots
  know which customers will leave us before they go => /services/predictive-analytics
  wcag check of our site => /services/accessibility-audits
  clickable mockup before we build => /services/prototyping
  how much does an app cost => /services/cost-planning /faq#quote
  srs document => /services/business-analysis
  traffic dropped after new website => /services/seo-audit /services/technical-seo
  google my business for 40 branches => /services/local-seo
  cbs for cooperative bank => /industries/core-banking-software
  cheque book request on phone app => /industries/mobile-banking
  what was covered on the day of the loss, nobody can say => /industries/policy-management
  website where people buy motor insurance => /industries/digital-insurance
  los => /industries/lending-software /portfolio/lending-origination-desk
  customer charged twice when payment timed out => /industries/payment-solutions
  online shop => /solution/ecommerce /industries/ecommerce-platforms
  ecomerce website => /industries/ecommerce-platforms /solution/ecommerce
  hims => /industries/ehr-emr-software /industries/healthcare-consulting
  doctors write going-home papers by hand at night => /portfolio/hospital-discharge-summary /industries/ehr-emr-software
  stock does not match the books => /industries/warehouse-inventory /solution/warehouse /solution/pos-inventory /portfolio/store-stock-ledger
  nobody knows where our container is => /industries/supply-chain /solution/tracking
  gds api => /industries/travel-booking
  travel agancy crm => /industries/travel-crm
  lms => /solution/lms /industries/lms
  college admission and fees system => /industries/sis
  oee => /industries/iot-factories /portfolio/oee-board
  one machine stops and the whole weeks plan is useless => /industries/production-planning
  electricity bill never matches our own meters => /industries/energy-monitoring
  smart meter data software for discom => /industries/smart-grid
  pms for hotel => /industries/hotel-management
  same room sold twice on booking.com and our site => /industries/reservation-engines /portfolio/hotel-reservation-engine
  broadband customers complain but our network looks fine => /industries/cem
  mobile network optimization => /industries/network-optimization
  forgot to raise the rent for years, lease is in a drawer => /industries/property-management
  two of our sales guys sold the same flat => /industries/real-estate-crm
  ott => /industries/ott-platforms
  unity multiplayer game => /industries/game-development
  milk collection centre has no network => /industries/agritech-apps
  farm managment => /industries/farm-management
  dms for car showroom => /industries/dealer-management
  ota update for cars => /industries/connected-vehicles
  grievence portal for municipality => /industries/grievance-redressal-systems /portfolio/grievance-redressal-portal
  people stand in line all day for one certificate => /industries/citizen-service-portals
  billing stops when the internet is down in our shops => /solution/pos-inventory /industries/retail-it
  loyalty program => /solution/loyalty-programs
  rpa => /solution/workflow
  nobody finds the signed contract any more => /solution/document-management
  drivers fake their attendance => /solution/fleet-management /industries/fleet-management
  wms => /solution/warehouse /industries/warehouse-inventory
  dms => /solution/distributor-management /industries/dealer-management /solution/document-management
  salesmen say they visited the shops but never went => /solution/retail-execution
  zoom alternative for our teachers => /solution/virtual-classroom
  homework app for kids and parents => /solution/mobile-apps
  fcra => /solution/fundraising /solution/grant-tracking /portfolio/donor-grant-ledger
  volunter management => /solution/volunteer-management
  who owns the code => /how-we-work#ownership
  do you sign an nda => /how-we-work#agreements /faq#security-and-compliance /contact
  what happens if my developer quits => /how-we-work#people
  do you fix bugs for free after launch => /how-we-work#warranty /faq#support-after-launch
  do you work with small startups => /faq#startups-and-established-firms
  how will i know what you did this week => /faq#project-management /how-we-work#people
  contact => /contact
  jobs => /career
  privacy => /privacypolicy
  time zone overlap => /how-we-work#time
  refund => /returnspolicy
  company background => /about
  sample project loan app => /portfolio/lending-origination-desk
  sample dairy delivery => /portfolio/chilled-route-planner
  stored procedures undocumented pricing rules => /services/legacy-reengineering
  advice not sales brochure independent => /services/feasibility /about /services/digital-strategy
  can we take your report to another supplier => /services/feasibility /before-you-buy/when-it-goes-wrong /services/digital-strategy
  software problem or people problem, do not buy => /services/custom-software /services/digital-strategy
  does customer data leave india, is the model trained on it => /services/chatbots
  running cost per thousand conversations => /services/chatbots
  hire one of your people later fee => /services/dedicated-teams /services/remote-staffing
  ai overviews impressions rise clicks fall => /services/seo-audit /services/keyword-research /services/content-strategy
  distributors copy our product texts => /services/content-strategy /services/ecommerce-seo
  which side of marketplace first buyer or supplier => /services/mvp-development /services/marketplace
  is the estimate binding, can it double => /services/cost-planning /services/workshops
  traffic drops after url change, who repairs at whose cost => /services/technical-seo
  dense screens and keyboard shortcuts for clerks => /services/ui-ux
  dispatcher changed same job while technician offline => /services/android-apps /services/data-sync
  who may overrule a credit block => /services/business-analysis /before-you-buy/papers
  trace part by heat number to machine and operator => /industries/erp-manufacturing
  booking history in excel, joint owners, migrate balances => /industries/real-estate-crm
  gigw marathi meity cloud => /industries/citizen-service-portals
  right to services => /industries/citizen-service-portals
  tds on flat buyer => /industries/real-estate-crm
  academic bank of credits => /industries/sis
  naac => /industries/sis
  election result day traffic => /industries/media-cms
  revaluation => /solution/assessments /industries/sis
  cash on delivery => /industries/ecommerce-platforms /solution/ecommerce
  restrict cash on delivery by pin code => /industries/ecommerce-platforms /solution/ecommerce
  recall one batch, which outlets hold it => /solution/distributor-management
  e-way bill expires while server down => /solution/fleet-management
  client forbids shared cloud or ai tools => /solution/document-management
  parental consent learners under 18 => /solution/lms
  consent of children, field workers => /solution/grant-tracking /solution/engagement
  shopify or woocommerce => /industries/ecommerce-platforms
`);

/** The other third of the table: neither read nor run until the engine was tuned and committed. */
export const heldOut = read(`
  sso for all our group companies => /services/enterprise-software
  fluter app developers => /services/cross-platform
  hire offshore dev team => /services/dedicated-teams /services/software-outsourcing /services/remote-staffing
  cloud migraton to aws => /services/cloud-migration
  we take backup daily but never tested if it comes back => /services/disaster-recovery
  razorpay payment gateway integration => /services/third-party-integration /industries/payment-solutions
  soc2 => /services/compliance
  old vendor disappeared, need someone to look after the software => /services/maintenance-support /services/software-outsourcing
  dwh => /services/data-warehousing /industries/dwh-banking
  machine lerning company => /services/ai-ml /services/ai-ml-consulting
  people give up halfway in our app, dont know why => /services/usability-testing /services/ui-ux
  every department wants something else and nobody decides => /services/workshops /services/roadmapping /services/business-analysis
  keyword reserch => /services/keyword-research
  aml alerts => /industries/banking
  fnol => /industries/claims-management /portfolio/claims-triage-desk
  e-wallet app => /industries/fintech-apps
  shop staff cannot tell if another branch has the size => /industries/retail-apps /solution/omnichannel /portfolio/store-stock-ledger
  patint appointment app => /industries/healthcare-mobile-apps
  freight forwarder software => /industries/supply-chain /solution/tracking
  only one person understands our tour costing sheet => /industries/tour-operator
  students cheat in online exams => /industries/online-testing /solution/assessments
  vendors send parts late and our line stands => /industries/supply-chain-automation
  predictve maintenance for wind turbines => /industries/predictive-maintenance
  restaurant billing software => /industries/restaurant-pos
  sip calling app => /industries/voip-apps
  3d walkthrough of flats => /industries/virtual-tour-tools
  live streming of cricket => /industries/live-streaming /portfolio/live-stream-release-path
  guess the harvest from space before it is cut => /industries/crop-analytics
  see early which part will come back under warranty => /industries/vehicle-analytics
  etendering => /industries/e-procurement-tendering
  oms => /solution/omnichannel
  approval stuck because the boss is on leave => /solution/workflow
  vans zigzag through the city and burn diesel => /solution/route-optimization /portfolio/chilled-route-planner
  distributors send scheme bills we cannot check => /solution/trade-promotion /solution/distributor-management
  kids get bored of our learning app in a week => /solution/gamification /industries/gamified-learning
  funder wants proof what his money was used for => /solution/grant-tracking /portfolio/donor-grant-ledger
  do you put our code into chatgpt => /how-we-work#access
  can i talk to the programmers before i sign => /how-we-work#people /faq#experience
  how do i get a price => /faq#quote /contact /services/cost-planning
  are you gdpr compliant => /faq#security-and-compliance /how-we-work#agreements
  office address => /contact /about
  internship => /career
  examples of your work => /portfolio /case-study
  van sales example => /portfolio/van-sales-app
`);

/** Questions and words of outside readers who missed a page; it is to be first or second. */
export const everyday = read(`
  can we leave you => /#question-5 /how-we-work#ownership
  who owns the code => /how-we-work#ownership /#question-3
  our excel is too slow => /services/custom-software
  hospital queue token system => /industries/ehr-emr-software /industries/healthcare-mobile-apps
  rescue a failed project => /services/maintenance-support /services/product-outsourcing
  what does it cost => /services/cost-planning /#question-1 /faq#quote
  what if they vanish => /how-we-work#ownership /before-you-buy/when-it-goes-wrong
  lock-in => /how-we-work#ownership
  rent software => /before-you-buy/build-rent-buy /services/custom-software
  references => /portfolio /case-study
  vulnerable => /solution/volunteer-management /services/penetration-testing
  safeguarding => /solution/volunteer-management /solution/virtual-classroom
  what do i get for 20 lakh => /before-you-buy/budget
  rent or build => /before-you-buy/build-rent-buy
  compare quotations => /before-you-buy/compare
  rfp template => /before-you-buy/brief
  sample contract => /before-you-buy/papers
  vendor security questionnaire => /before-you-buy/committee
  take over from another firm => /before-you-buy/when-it-goes-wrong
  draw my system => /sketch
  ABDM => /industries/ehr-emr-software /industries/healthcare-consulting
  HL7 => /industries/ehr-emr-software
`);
