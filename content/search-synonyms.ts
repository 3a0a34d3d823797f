import { company } from './company';

/**
 * The buyer's words for what this site calls by another name. Search reads them together with the pages' own texts
 * (`pipeline/search`); no page shows them.
 */

/** Words and phrases that mean the same wherever they stand. The first of each line is the one that search goes on with. */
export const synonyms: readonly (readonly [string, ...(readonly string[])])[] = [
  // Written apart, together, or with another letter.
  [
    'ecommerce',
    'e-commerce',
    'e-com',
    'online shop',
    'online store',
    'web shop',
    'web store',
    'eshop',
    'e-shop',
    'internet shop',
    'online selling',
  ],
  ['cicd', 'ci/cd', 'ci cd', 'continuous integration', 'continuous delivery', 'continuous deployment'],
  ['uiux', 'ui/ux', 'ui ux', 'ux/ui', 'ux ui'],
  ['email', 'e-mail', 'mail', 'mails'],
  ['elearning', 'e-learning', 'online learning', 'online course', 'online courses'],
  ['eprocurement', 'e-procurement', 'e-tender', 'e-tendering', 'etender'],
  ['startup', 'start-up', 'start up', 'new venture'],
  ['website', 'web site', 'homepage', 'web page', 'webpage'],
  ['webapp', 'web app', 'web application', 'web applications', 'webapps'],
  [
    'offline',
    'no signal',
    'no network',
    'no internet',
    'no connection',
    'without signal',
    'without network',
    'without internet',
    'internet is down',
    'internet down',
    'net is down',
    'network is down',
    'poor network',
    'weak signal',
  ],
  ['realestate', 'real estate', 'realty', 'real-estate'],
  ['realtime', 'real time', 'real-time'],
  ['multivendor', 'multi vendor', 'multi-vendor'],
  ['lowcode', 'low code', 'low-code', 'no code', 'no-code', 'nocode'],
  ['timezone', 'time zone', 'time zones', 'time difference', 'office hours', 'working hours'],
  ['powerbi', 'power bi'],
  ['flat', 'apartment', 'apartments', 'condo', 'housing unit'],
  ['cheque', 'cheques', 'chequebook', 'cheque book', 'check book'],
  ['programme', 'program', 'programs'],
  ['tyre', 'tire', 'tires'],
  ['gaol', 'jail', 'prison'],
  ['ageing', 'aging'],
  ['fulfilment', 'fulfillment'],
  ['labour', 'labor'],
  ['catalogue', 'catalog', 'catalogs'],
  ['licence', 'license', 'licensing'],
  ['grey', 'gray'],
  ['centre', 'center', 'centers'],
  ['analyse', 'analyze', 'analyzing'],
  ['enquiry', 'inquiry', 'inquiries'],
  ['judgement', 'judgment'],
  ['cancelled', 'canceled', 'cancellation', 'cancelation'],
  ['travelling', 'traveling'],
  ['modelling', 'modeling'],
  // Short for.
  ['ai', 'artificial intelligence', 'genai', 'gen ai', 'generative ai'],
  ['ml', 'machine learning'],
  ['llm', 'llms', 'gpt', 'chatgpt', 'large language model'],
  ['rag', 'retrieval augmented generation'],
  ['kubernetes', 'k8s', 'kube'],
  ['aws', 'amazon web services'],
  ['gcp', 'google cloud'],
  ['postgresql', 'postgres'],
  ['javascript', 'js'],
  ['typescript', 'ts'],
  ['dotnet', '.net', 'asp.net', 'c#'],
  ['nda', 'non-disclosure', 'non disclosure', 'confidentiality agreement', 'secrecy agreement'],
  ['sla', 'service level agreement', 'service levels'],
  ['kyc', 'ckyc', 'ekyc', 'e-kyc', 'know your customer'],
  ['rfq', 'request for quotation'],
  ['rfp', 'request for proposal'],
  ['roi', 'return on investment'],
  ['sop', 'standard operating procedure'],
  ['iot', 'internet of things', 'iiot'],
  ['erp', 'enterprise resource planning'],
  ['crm', 'customer relationship management'],
  ['pos', 'point of sale', 'point-of-sale', 'epos'],
  ['seo', 'search engine optimisation', 'search engine optimization'],
  ['b2b', 'business to business'],
  ['b2c', 'd2c', 'dtc', 'direct to consumer', 'business to consumer'],
  ['gst', 'goods and services tax'],
  ['faq', 'faqs', 'frequently asked questions'],
  ['ngo', 'ngos', 'non-profit', 'nonprofit', 'non profit', 'charity', 'charities', 'npo'],
  ['ev', 'electric vehicle', 'electric vehicles'],
  ['fpo', 'farmer producer organisation', 'farmer producer company'],
  ['nbfc', 'nbfcs', 'non-banking financial company'],
  ['emi', 'instalment', 'installment', 'instalments', 'installments'],
  ['discom', 'electricity board', 'power utility', 'power distribution company'],
  ['fmcg', 'consumer goods', 'cpg'],
  ['qr', 'qr code', 'barcode', 'bar code', 'barcodes'],
  ['2fa', 'two factor', 'two-factor', 'mfa', 'second factor', 'otp'],
  ['sso', 'single sign-on', 'single sign on'],
  // One thing, several words.
  [
    'pentest',
    'pen test',
    'pen-test',
    'pen testing',
    'vapt',
    'ethical hacking',
    'ethical hacker',
    'penetration test',
    'penetration testing',
  ],
  ['excel', 'spreadsheet', 'spreadsheets', 'google sheets', 'google sheet', 'xls', 'xlsx'],
  ['cooperative', 'co-operative', 'coop', 'co-op', 'credit union', 'urban bank'],
  ['price', 'prices', 'pricing', 'rate card'],
  ['quote', 'quotation', 'quotes', 'estimate', 'estimates', 'proposal', 'commercials'],
  ['staff', 'employee', 'employees', 'team member', 'colleague'],
  [
    'engineer',
    'developer',
    'developers',
    'dev',
    'devs',
    'programmer',
    'programmers',
    'coder',
    'coders',
    'engineers',
  ],
  ['job', 'jobs', 'vacancy', 'vacancies', 'hiring', 'career', 'careers', 'openings', 'recruitment'],
  ['grievance', 'grievances', 'complaint', 'complaints', 'complain', 'complaining'],
  [
    'salesman',
    'salesmen',
    'sales rep',
    'sales reps',
    'field rep',
    'sales officer',
    'salesperson',
    'sales guy',
    'sales guys',
    'sales executive',
  ],
  ['lorry', 'truck', 'trucks', 'lorries'],
  ['van', 'vans', 'delivery van'],
  [
    'phone',
    'phones',
    'handset',
    'handsets',
    'smartphone',
    'smartphones',
    'mobile phone',
    'cell phone',
    'cellphone',
  ],
  ['iphone', 'iphones', 'ipad', 'ios', 'apple'],
  ['shop', 'shops', 'store', 'stores', 'outlet', 'outlets', 'showroom', 'showrooms'],
  ['godown', 'warehouse', 'warehouses', 'stockroom', 'distribution centre', 'distribution center'],
  ['stock', 'inventory', 'inventories'],
  ['invoice', 'invoices', 'bill', 'bills', 'billing', 'invoicing'],
  ['refund', 'refunds', 'money back', 'return policy', 'returns policy'],
  ['bug', 'bugs', 'defect', 'defects', 'error', 'errors', 'fault', 'faults'],
  ['quit', 'quits', 'resign', 'resigns', 'resignation', 'leaver', 'leaves the company', 'attrition'],
  ['pupil', 'student', 'students', 'pupils', 'learner', 'learners'],
  ['teacher', 'teachers', 'tutor', 'tutors', 'faculty', 'instructor', 'instructors', 'trainer', 'trainers'],
  ['exam', 'exams', 'examination', 'examinations'],
  ['doctor', 'doctors', 'physician', 'physicians', 'clinician', 'clinicians'],
  ['hospital', 'hospitals', 'clinic', 'clinics', 'nursing home'],
  ['cash', 'money', 'funds'],
  ['car', 'cars', 'vehicle', 'vehicles', 'automobile'],
  ['tender', 'tenders', 'tendering', 'bidding'],
  ['rent', 'rental', 'lease', 'leases', 'leasing', 'tenancy agreement'],
  [
    'municipality',
    'municipal',
    'municipal corporation',
    'city council',
    'local body',
    'panchayat',
    'civic body',
  ],
  ['government', 'govt', 'public sector', 'ministry'],
  ['farmer', 'farmers', 'grower', 'growers', 'smallholder', 'smallholders'],
  ['driver', 'drivers', 'chauffeur'],
  ['machine', 'machines', 'equipment', 'plant machinery'],
  ['mockup', 'mockups', 'mock-up', 'mock-ups', 'wireframe', 'wireframes', 'clickable dummy'],
  ['dashboard', 'dashboards', 'mis report', 'mis reports', 'management report'],
  ['lockin', 'lock-in', 'vendor lock-in', 'locked in'],
  [
    'bankrupt',
    'bankruptcy',
    'insolvent',
    'insolvency',
    'vanish',
    'disappear',
    'go out of business',
    'close down',
  ],
  ['outage', 'outages', 'downtime', 'goes down', 'went down', 'server down', 'crash', 'crashes', 'crashed'],
  ['hacked', 'hack', 'hacker', 'hackers', 'breach', 'cyber attack', 'ransomware'],
  ['bot', 'bots', 'chatbot', 'chatbots', 'chat bot', 'virtual assistant'],
  ['whatsapp', 'whats app'],
  ['duplicate', 'duplicates', 'twice', 'double', 'same thing'],
];

/** By a page's address: other names, short forms and the complaints that bring a buyer to it. */
export const buyersWords: Readonly<Record<string, string>> = {
  '/services/custom-software':
    'bespoke tailor-made software made for us; we run everything in Excel; outgrown spreadsheets; off-the-shelf does not fit; software company to build our system; our Excel is too slow; rent or build, buy or build; is it a software problem or a people problem; when not to buy software',
  '/services/enterprise-software':
    'group companies, subsidiaries, branches; large company system; single sign-on, roles, audit trail for the whole group',
  '/services/web-applications':
    'web app development, website with login, browser software, internal tool, admin panel, React Angular Node PHP Laravel Django',
  '/services/customer-portal':
    'self-service login for customers; customers call asking for invoice copies and order status; reduce calls and support tickets',
  '/services/b2b-portal':
    'dealer portal, wholesale trade ordering, dealers order by e-mail and WhatsApp, wrong price on invoice, customer specific price list, punchout cXML EDI',
  '/services/saas-apps':
    'software as a service, multi-tenant subscription product, billing plans, tenants, turn our tool into a product to sell',
  '/services/crm-erp':
    'SAP Odoo Salesforce Dynamics Zoho Tally implementation roll-out customisation, sales pipeline leads follow-up',
  '/services/marketplace':
    'multi-vendor website like Amazon Uber Airbnb, buyers and sellers platform, commission, split payout to sellers, aggregator',
  '/services/cms':
    'content management system, WordPress Drupal Strapi Contentful, marketing wants to change text without a developer, update website ourselves',
  '/services/ios-apps': 'iPhone iPad app, Swift SwiftUI, App Store rejected review, Apple app developer',
  '/services/android-apps':
    'Kotlin Java Play Store app, cheap phones, app killed in background, battery, low-end handset',
  '/services/cross-platform':
    'Flutter React Native, one app for iPhone and Android both, same code hybrid app',
  '/services/pwa':
    'PWA installable website, works without app store, web push notification, service worker offline website',
  '/services/wearables-app': 'smartwatch Apple Watch Wear OS fitness band heart rate sensor app',
  '/services/app-modernization':
    'old app rewrite, outdated app crashes on new phones, bad ratings in the store, redesign and rebuild existing app, Xamarin Cordova Objective-C',
  '/services/software-outsourcing':
    'offshore development India outsource a project vendor outsourcing company, nearshore, outsourced delivery',
  '/services/dedicated-teams':
    'dedicated developers hire a full team long term, offshore development centre ODC, extended team, team augmentation, scale our team quickly',
  '/services/remote-staffing':
    'staff augmentation hire one React Node Java guy contractor for months, maternity cover replacement, single developer by the month, contract staff, body shopping',
  '/services/web-outsourcing':
    'white label agency partner websites overflow work, PSD Figma to HTML, landing pages, WordPress production for agencies',
  '/services/product-outsourcing':
    'take over our product, end-to-end product development, product engineering, outsource maintenance of a product line, sustain engineering, rescue a failed or stalled project',
  '/services/mvp-development':
    'minimum viable product for my start-up, first version, app idea, founder non-technical, investors demo, proof of concept launch fast',
  '/services/digital-strategy':
    'digital transformation plan, where to begin with digitalisation, which IT projects first, technology roadmap for the board',
  '/services/it-modernization':
    'application portfolio, old systems everywhere, retire servers, end of life applications, IT landscape technical debt',
  '/services/legacy-reengineering':
    'COBOL AS/400 mainframe VB6 FoxPro Delphi old code rewrite; only one person knows the system and is retiring; no documentation; legacy migration; stored procedures, undocumented pricing rules in the old database',
  '/services/ai-ml-consulting':
    'should we use AI, AI strategy, use cases for ChatGPT LLM, AI readiness, which AI vendor, AI governance',
  '/services/cloud-migration':
    'move to AWS Azure Google Cloud, shift servers from our data centre to cloud, lift and shift, hosting migration',
  '/services/tech-due-diligence':
    'buying acquiring a software company investment merger, code audit before acquisition, someone should look at the code, investor technology review',
  '/services/devops-outsourcing':
    'Kubernetes Docker support, SRE, site reliability, managed DevOps engineer, on call at night, platform team',
  '/services/ci-cd':
    'CICD pipeline Jenkins GitLab GitHub Actions, deploy automatically, releases take a whole weekend, manual deployment, release rollback',
  '/services/iac':
    'IaC Terraform Pulumi Ansible CloudFormation, servers set up by hand, nobody knows how the environment was made, configuration drift',
  '/services/cloud-management':
    'AWS Azure bill too high, cloud cost FinOps, reduce hosting spend, managed cloud services, kubernetes cluster operations, landing zone',
  '/services/monitoring-logging':
    'observability Grafana Prometheus Datadog ELK OpenTelemetry, alerts at night, we learn of outages from customers, site down and nobody noticed, log search, uptime',
  '/services/disaster-recovery':
    'DR backup restore RTO RPO, data centre fire flood, ransomware recovery, business continuity plan, backups never tested',
  '/services/api-integration':
    'REST GraphQL SOAP webhook API development connect two systems, systems do not talk to each other, staff type the same data twice, OpenAPI Swagger',
  '/services/third-party-integration':
    'Razorpay Stripe payment gateway Twilio SMS maps Salesforce Tally plug in vendor API, connect our software with an outside service',
  '/services/data-sync':
    'synchronise master data between systems, same customer different address in every system, duplicate records, MDM, two databases out of step, CDC replication',
  '/services/cloud-integration':
    'iPaaS MuleSoft Boomi Azure hybrid, connect on-premise software with cloud SaaS, VPN firewall, SaaS connectors',
  '/services/qa':
    'software testing company, manual testers, test plan, test cases, every release breaks something else, bugs found by customers, UAT regression',
  '/services/automated-testing':
    'test automation Selenium Playwright Cypress Appium, flaky tests, regression tests take days, load test performance testing JMeter k6',
  '/services/penetration-testing':
    'pen test VAPT vulnerability assessment ethical hacking security audit OWASP CERT-In, somebody to try to hack our app, security certificate asked by customer',
  '/services/compliance':
    'ISO 27001 SOC 2 DPDP GDPR HIPAA PCI audit certification readiness, security questionnaire from a large customer, data protection, controls evidence',
  '/services/maintenance-support':
    'AMC annual maintenance contract, bug fixing, take over software from another vendor, previous developer disappeared, SLA support desk L2 L3, rescue a failed project, take over from another vendor',
  '/services/patch-upgrades':
    'end of life version upgrade PHP Java Node Angular .NET framework Windows Server, security updates CVE outdated library, log4j',
  '/services/ai-ml':
    'machine learning model, computer vision image recognition OCR, recommendation, classification, deep learning Python, detect fraud or defects',
  '/services/chatbots':
    'WhatsApp bot answers questions from our manuals and documents, LLM RAG GPT assistant, customer service automation, AI agent, support bot',
  '/services/bi-dashboards':
    'Power BI Tableau Looker Metabase reports MIS KPI, sales and finance show different figures, every department another number, management dashboard in place of Excel reports',
  '/services/data-warehousing':
    'DWH Snowflake BigQuery Redshift ETL ELT dbt star schema, one source of truth, reports do not agree between departments',
  '/services/big-data':
    'Kafka Spark Hadoop Flink streaming events data lake lakehouse Iceberg terabytes clickstream, too much data for our database',
  '/services/predictive-analytics':
    'forecast prediction churn which customers will leave us, demand prediction, scoring, next best offer, credit risk model, time series',
  '/services/ui-ux':
    'user interface user experience design Figma screens redesign, app looks old, users get lost, confusing screens, product designer',
  '/services/prototyping':
    'clickable prototype mock-up wireframe before build, demo for investors, test the idea, Figma prototype',
  '/services/design-systems':
    'component library Storybook design tokens, every screen looks different, buttons inconsistent across products, style guide brand',
  '/services/usability-testing':
    'user testing user research interviews watch people use it, users drop off, abandon form, where people get stuck, UX research',
  '/services/accessibility-audits':
    'WCAG ADA Section 508 EAA EN 301 549 audit screen reader blind users keyboard contrast, accessible website check, a11y, legal notice about accessibility',
  '/services/business-analysis':
    'BA requirements gathering SRS BRD FRD user stories process mapping, write down what we need, specification document for tender; who may overrule, override a credit block',
  '/services/roadmapping':
    'product roadmap prioritise features backlog, what to build next quarter, too many feature requests, release plan',
  '/services/feasibility':
    'is it possible, can this be built, proof of concept technical spike, go or no-go, business case, study before investing; take the report to another supplier; advice independent of who builds',
  '/services/cost-planning':
    'how much does an app software website cost, budget estimate price, cost calculator, quotes from vendors differ a lot, quote comparison; is the estimate binding, can the price double',
  '/services/workshops':
    'kick-off discovery sprint design thinking event storming, stakeholders do not agree, align the team, two-day session',
  '/services/on-page-seo':
    'title tags meta description headings content optimisation keywords on the page, page does not rank, internal links',
  '/services/off-page-seo':
    'backlinks link building guest posts digital PR domain authority, toxic links disavow, Google penalty',
  '/services/seo-audit':
    'website traffic dropped after relaunch new website, rankings lost, why are we not on Google, Google update lost visitors, SEO check report',
  '/services/keyword-research':
    'which words customers search for on Google, search terms volume intent, keyword list, competitor keywords',
  '/services/content-strategy':
    'blog articles content plan editorial calendar copywriting topics content marketing, too many old pages',
  '/services/local-seo':
    'Google My Business Google Business Profile Maps listing near me reviews for branches clinics shops, wrong address on Google',
  '/services/ecommerce-seo':
    'product pages category pages filters Shopify Magento WooCommerce ranking, online shop not found in Google, merchant feed',
  '/services/technical-seo':
    'Core Web Vitals page speed slow website, pages not indexed crawl, sitemap robots, hreflang, JavaScript rendering, redirects migration, schema markup',

  '/industries/banking':
    'bank software development account opening KYC AML NEFT RTGS IMPS SWIFT reconciliation, branch software, cooperative bank',
  '/industries/mobile-banking':
    'bank app on the phone, UPI, balance and cheque book request, net banking, lost phone, device binding, MPIN',
  '/industries/core-banking-software':
    'CBS Finacle Flexcube T24 core replacement for cooperative bank, deposits loans ledger, end of day',
  '/industries/dwh-banking':
    'bank data warehouse regulatory reporting RBI returns ADF Basel risk data BCBS 239, reports to the regulator',
  '/industries/digital-insurance':
    'sell insurance online, website where people buy motor health travel insurance, quote and buy, insurtech, web aggregator, agents portal',
  '/industries/claims-management':
    'insurance claims FNOL surveyor cashless TPA settlement, claims take weeks, fraud in claims, motor accident claim papers',
  '/industries/policy-management':
    'policy admin system PAS endorsements renewals, what was covered on the date of loss, premium rating history, insurance contract versions',
  '/industries/fintech-apps':
    'wallet neobank prepaid card investment mutual fund trading app, UPI app, account aggregator, fintech start-up',
  '/industries/lending-software':
    'LOS LMS loan origination system loan management NBFC bank credit underwriting EMI collections co-lending, digital lending, microfinance, loan app',
  '/industries/payment-solutions':
    'payment gateway aggregator switch UPI cards settlement reconciliation, customer charged twice when payment timed out, chargeback, failed transaction, merchant payout, ISO 8583',
  '/industries/retail-apps':
    'shopping app for stores, scan and go, self checkout, staff app on the floor, click and collect, customer app for supermarket',
  '/industries/ecommerce-platforms':
    'ecommerce website platform Magento Shopify Adobe Commerce headless, online shop for retailer, cart checkout catalogue, sold what we did not have, festival sale crash, overselling; cash on delivery COD RTO',
  '/industries/retail-it':
    'IT for store chain, tills network store server rollout, new store opening, price change at the till, retail managed services POS estate',
  '/industries/healthcare-mobile-apps':
    'patient app doctor app telemedicine teleconsultation medicine reminder, mHealth, appointment booking, remote patient monitoring, OPD queue token at the hospital',
  '/industries/ehr-emr-software':
    'hospital information management system HIMS HIS HMS electronic health medical record ABDM FHIR HL7, ward nurses doctors notes, discharge, prescription, patient records in three departments, OPD queue token system',
  '/industries/healthcare-consulting':
    'choose a hospital system HIMS vendor selection, NABH, ABDM, clinic IT advice, HIS tender, integration engine plan',
  '/industries/supply-chain':
    'shipment visibility freight forwarder order to delivery, nobody knows where our container is, import export customs, EDI, 3PL 4PL, proof of delivery, bill of lading',
  '/industries/fleet-management':
    'vehicle fleet trucks GPS telematics fuel theft, leasing fleet, vehicles record, transport company software, drivers',
  '/industries/warehouse-inventory':
    'stock does not match the books, cycle count, stocktake differences, batch serial expiry, warehouse management for factory and distributor, RFID barcode',
  '/industries/travel-booking':
    'GDS NDC Amadeus Sabre Travelport flight hotel bus API booking engine OTA online travel agency, fares, ticketing, B2B travel agent portal',
  '/industries/travel-apps':
    'trip app itinerary on the phone, flight delay, lost luggage, travellers app, boarding, offline tickets',
  '/industries/tour-operator':
    'package tours DMC holiday operator allotment departures group tours costing itinerary vouchers Umrah pilgrimage',
  '/industries/travel-crm':
    'travel agency CRM leads enquiries follow-up repeat travellers quotes, corporate travel desk, customer preferences passport visa expiry',
  '/industries/lms':
    'learning management system for university school college Moodle Canvas LTI grades roster timetable',
  '/industries/e-learning':
    'SCORM xAPI course content authoring video lessons, course production, online training modules, compliance training content',
  '/industries/sis':
    'college ERP school ERP student admission fees system attendance transcript registrar, campus management, university admissions, timetable',
  '/industries/online-testing':
    'online exam CBT computer based test proctoring cheating entrance recruitment examination, question paper leak, results dispute',
  '/industries/gamified-learning':
    'learning games for kids, badges points, quiz game, educational game, children lose interest',
  '/industries/iot-factories':
    'OEE industry 4.0 smart factory PLC SCADA OPC UA MQTT machine monitoring sensors downtime, shop floor data',
  '/industries/erp-manufacturing':
    'manufacturing ERP BOM bill of materials job cost MRP SAP B1 production order costing, factory software, cost of a product unknown',
  '/industries/supply-chain-automation':
    'supplier portal vendor schedule ASN inbound JIT kanban, suppliers deliver late, raw material shortage, purchase follow-up, EDI for auto parts',
  '/industries/production-planning':
    'APS scheduling PPC finite capacity Gantt, one machine stops and the plan is useless, what to make next, late orders, shop floor schedule',
  '/industries/smart-grid':
    'smart meter AMI MDM HES meter data for discom electricity utility outage SCADA DLMS prepaid metering',
  '/industries/energy-monitoring':
    'EMS electricity bill does not match our meters, energy consumption factory building sub-meter ISO 50001 power cost solar demand charges',
  '/industries/asset-management':
    'EAM utility assets substation pipeline poles transformers GIS work orders inspection, asset register, water gas network',
  '/industries/predictive-maintenance':
    'turbine transformer vibration condition monitoring failure before it happens, breakdown prediction, sensors power plant, unplanned outage',
  '/industries/hotel-management':
    'PMS property management system for hotel resort front desk check-in housekeeping night audit room billing Opera, hotel software',
  '/industries/reservation-engines':
    'hotel booking engine channel manager OTA Booking.com Expedia Airbnb, same room sold twice, overbooking, direct bookings, rate parity',
  '/industries/guest-apps':
    'hotel guest app mobile key room service order concierge online check-in, in-room tablet',
  '/industries/restaurant-pos':
    'restaurant billing software KOT kitchen display Zomato Swiggy orders cafe cloud kitchen table order menu tablet',
  '/industries/network-optimization':
    'telecom RAN 4G 5G SON drop calls coverage optimisation parameters, mobile operator network planning, drive test, radio',
  '/industries/oss-bss':
    'telecom billing order management provisioning inventory TM Forum operator ISP activation CPQ, charging mediation',
  '/industries/cem':
    'telecom customer experience broadband complaints network looks fine, NPS, churn, slow internet at home, quality of experience per line',
  '/industries/voip-apps':
    'VoIP SIP softphone WebRTC calling app internet calls PBX contact centre, push call on locked phone, voice quality',
  '/industries/property-management':
    'lease administration rent collection tenants maintenance facility society CAM charges; forgot to raise the rent; lease in a drawer; landlord software',
  '/industries/real-estate-listings':
    'property portal like 99acres Zillow, listing website for flats and houses, search on map, sold property still listed, brokers',
  '/industries/virtual-tour-tools':
    '3D 360 walkthrough Matterport VR sample flat, show flat online, floor plan, site visit from abroad NRI',
  '/industries/real-estate-crm':
    'builder developer sales CRM site visit booking unit inventory RERA payment demand, same flat sold twice by two sales people, broker channel partner leads; TDS on a flat, buyer deducts tax',
  '/industries/ott-platforms':
    'OTT video streaming app like Netflix Hotstar, subscription video on demand SVOD AVOD DRM HLS TV apps',
  '/industries/media-cms':
    'newsroom CMS publishing newspaper broadcaster archive MAM DAM video archive editorial workflow paywall',
  '/industries/game-development':
    'Unity Unreal multiplayer mobile game studio netcode matchmaking server, casual game, fantasy sports, esports',
  '/industries/live-streaming':
    'live video broadcast RTMP WebRTC low latency cricket match event stream concurrent viewers buffering',
  '/industries/farm-management':
    'farm records diary fields spray harvest inputs certification GlobalGAP, agriculture ERP, plantation estate, farm software',
  '/industries/precision-agriculture':
    'variable rate drone satellite NDVI soil sampling tractor ISOBUS zone map GPS guidance fertiliser saving',
  '/industries/crop-analytics':
    'satellite crop health yield prediction NDVI remote sensing crop insurance estimate pest disease detection weather',
  '/industries/agritech-apps':
    'farmer app FPO procurement milk collection centre dairy mandi market price advisory local language village no network',
  '/industries/connected-vehicles':
    'telematics OTA over-the-air update for cars TCU eCall recall connected car platform CAN bus EV battery scooter',
  '/industries/dealer-management':
    'DMS for car showroom two-wheeler tractor dealer workshop service bay spare parts job card test drive, automobile dealership',
  '/industries/vehicle-analytics':
    'fault codes DTC warranty cost analysis battery health usage data OEM quality field failures, early warning of defects',
  '/industries/citizen-service-portals':
    'e-governance e-Seva birth certificate licence application online, people stand in queue for a certificate, single window, citizens portal, government department',
  '/industries/grievance-redressal-systems':
    'complaint portal municipality pothole garbage helpline citizens complaints CPGRAMS ticket closed without solving, ombudsman, 311',
  '/industries/smart-city-platforms':
    'ICCC command control centre CCTV traffic street lights sensors waste city dashboard, smart city tender integrator',
  '/industries/e-procurement-tendering':
    'e-tender bidding portal government purchase reverse auction sealed bids GeM bid opening CPPP vendors, procurement rules',

  '/solution/ecommerce':
    'online shop web store sell direct to shoppers D2C brand checkout cart shopping website, Shopify alternative',
  '/solution/pos-inventory':
    'POS till billing counter software for shops that works offline when the internet is down, retail billing barcode GST bill stock, cash register',
  '/solution/omnichannel':
    'OMS order management click and collect ship from store buy online return in store, one stock for shop and web, split orders',
  '/solution/loyalty-programs':
    'loyalty program points card rewards cashback coupons membership tiers customer retention, repeat customers',
  '/solution/analytics':
    'retail analytics footfall basket gross margin sell-through dead stock store performance reports',
  '/solution/client-portals':
    'client login for law accounting audit firm share documents securely with clients, clients call to ask where their job stands, CA firm portal',
  '/solution/workflow':
    'RPA BPM BPMN approval automation, approvals stuck in e-mail, leave expense purchase approval, paperless office, sign-off chain, automation of manual office work',
  '/solution/marketplaces':
    'B2B trade marketplace RFQ bids suppliers escrow, procurement marketplace, IndiaMART like platform, wholesale buyers sellers',
  '/solution/document-management':
    'DMS document archive ECM file storage, nobody finds the signed contract, paper files scanning OCR, retention, SharePoint alternative, versions, e-sign',
  '/solution/consulting-platforms':
    'PSA professional services automation timesheet project billing utilisation for consultants agency law firm, unbilled hours',
  '/solution/fleet-management':
    'fleet software vehicle papers insurance permit expiry workshop tyres fuel cost per km driver attendance duty trip sheet fake, truck owners',
  '/solution/route-optimization':
    'route planning delivery sequence VRP milk run fuel saving, drivers take wrong route, too many kilometres, delivery time windows, dispatcher planning by hand',
  '/solution/warehouse':
    'WMS warehouse management system picking putaway dock loading bin location, wrong items shipped, mispicks, 3PL warehouse, scanner',
  '/solution/tracking':
    'track and trace where is my order shipment tracking link ETA GPS live location courier parcel proof of delivery, customers call where is my delivery',
  '/solution/supply-chain':
    'control tower S&OP IBP demand and supply plan, sales and operations planning, planners in Excel, shortage, inventory across plants',
  '/solution/distributor-management':
    'DMS distributor stockist secondary sales primary sales scheme claims van sales FMCG, what distributors really sell, channel stock, dealer ordering',
  '/solution/retail-execution':
    'SFA sales force automation field sales beat plan GPS visit proof, salesmen say they visited but never went, shelf photo planogram, merchandising audit, perfect store, fake visits',
  '/solution/trade-promotion':
    'TPM trade spend schemes discount claims promotions retailer funding, scheme claims dispute, promotion ROI',
  '/solution/demand-forecasting':
    'sales forecast stockouts and overstock, how much to produce next month, replenishment, seasonality, forecast accuracy MAPE',
  '/solution/consumer-analytics':
    'market research panel Nielsen Kantar survey consumer data price pack brand share, which pack size sells',
  '/solution/lms':
    'LMS learning management system for courses training company coaching institute, cohorts, employee training platform, sell courses online',
  '/solution/assessments':
    'assessment question bank item bank test platform rubric marking moderation, hiring test, quiz engine, exam evaluation',
  '/solution/virtual-classroom':
    'live online class Zoom Google Meet alternative for teachers whiteboard breakout recording, attendance in online class, tuition',
  '/solution/mobile-apps':
    'homework app for kids and parents, school app, student learning app, parent teacher communication, offline lessons on shared phone',
  '/solution/gamification':
    'points badges leaderboard quests engagement engine for courses, motivate students, rewards in learning platform',
  '/solution/fundraising':
    'donation platform online giving 80G receipt FCRA foreign donation recurring gifts donors, donor management, crowdfunding',
  '/solution/volunteer-management':
    'volunteers rota shift sign-up background check hours, event volunteers, volunteer app, scheduling helpers, safeguarding of children and vulnerable people',
  '/solution/campaign-tools':
    'petition appeal e-mail campaign peer-to-peer fundraising advocacy signatures, crowdfunding pages, awareness drive',
  '/solution/grant-tracking':
    'grant management donor report utilisation certificate indicators logframe M&E monitoring evaluation CSR funds FCRA, each donor wants another report, funder wants proof what his money was used for',
  '/solution/engagement':
    'beneficiary feedback community survey helpline accountability, listening to people we serve, IVR feedback, supporters',

  '/portfolio/distributor-ordering-portal': 'sample B2B ordering dealers orders wholesaler wrong price',
  '/portfolio/chilled-route-planner': 'sample milk dairy delivery cold chain routes',
  '/portfolio/hospital-discharge-summary':
    'sample going home papers doctors write by hand at night, FHIR hospital',
  '/portfolio/lending-origination-desk': 'sample LOS loan app credit decision NBFC loan approval',
  '/portfolio/crop-advisory-app': 'sample farmer voice app local language agriculture advice',
  '/portfolio/oee-board': 'sample OEE factory board machine stoppages',
  '/portfolio/batch-to-api-rewrite': 'sample mainframe night batch bank legacy',
  '/portfolio/grievance-redressal-portal': 'sample citizens complaints municipality',
  '/portfolio/store-stock-ledger': 'sample omnichannel stock shops and web shop overselling',
  '/portfolio/claims-triage-desk': 'sample car insurance claim photos accident',
  '/portfolio/van-sales-app': 'sample salesman van invoice no signal Android',
  '/portfolio/hotel-reservation-engine':
    'sample resort homestay booking website rooms overbooking direct booking',
  '/portfolio/donor-grant-ledger': 'sample NGO FCRA donors fund accounting',
  '/portfolio/adaptive-question-bank': 'sample exam test items difficulty adaptive quiz',
  '/portfolio/live-stream-release-path': 'sample cricket match streaming deployment DevOps',
  '/portfolio/fleet-compliance-register': 'sample truck permit fitness insurance papers expired',

  '/': `start page ${company.name} IT company Pune India software house`,
  '/about':
    'company background who is behind it founders history since 2013 team about us legal name address directors values',
  '/how-we-work': 'process method contract terms way of working engagement rules',
  '/before-you-buy':
    'before hiring a software company, first week, checklist for buyers, free tools templates calculators',
  '/before-you-buy/budget':
    'budget calculator, cost calculator, how much software do I get for 20 lakh, rate card, day rate, person-weeks, GST TDS on software',
  '/before-you-buy/build-rent-buy':
    'build vs buy, rent or build, buy or build, subscription or own software, SaaS or custom, break-even, total cost of ownership TCO calculator',
  '/before-you-buy/compare':
    'compare vendors, vendor comparison sheet, choose a software company, supplier evaluation, vendor selection, questions to ask a vendor, compare quotations quotes, scorecard matrix, RFP evaluation',
  '/before-you-buy/brief':
    'requirement document template, RFP template, write a brief, scope document, project brief, what to tell the estimator, RFQ',
  '/before-you-buy/papers':
    'sample contract, contract template, agreement format, purchase order clauses, statement of work SOW, sample estimate, test plan sample, monthly report sample, handover document',
  '/before-you-buy/committee':
    'vendor security questionnaire, vendor due diligence, vendor registration form, procurement answers, SLA service levels, ISO 27001 SOC 2, purchase committee, tender annexure, information security questions',
  '/before-you-buy/when-it-goes-wrong':
    'project failed, project is late delayed, stop the project midway, dispute with developer, developer disappeared, take over from another company, change vendor, previous vendor left, company shuts down, what if you vanish',
  '/sketch': 'draw my system, drawing tool, flow chart, system diagram, process map, architecture diagram',
  '/services': 'all services what do you do list of offerings capabilities technologies',
  '/industry': 'industries sectors trades domains verticals you serve',
  '/solution': 'solutions products ready-made packages templates',
  '/portfolio': 'examples of work references clients projects samples previous work',
  '/case-study': 'success story example project told in full reference',
  '/career': 'jobs vacancies hiring openings apply CV resume internship fresher salary work with us',
  '/contact':
    'phone number e-mail address talk to someone call us book a meeting get in touch location map office WhatsApp sales enquiry quote',
  '/faq': 'questions and answers help',
  '/privacypolicy': 'privacy GDPR cookies personal data delete my data tracking data protection',
  '/returnspolicy': 'refund money back cancel cancellation terms deposit dispute stop the project',
  '/accessibility-statement': 'accessibility screen reader of this website barrier report WCAG conformance',
  '/faq#services': 'what do you offer',
  '/faq#difference': 'why you, why choose you, better than others, compare vendors',
  '/faq#experience': 'years of experience, seniority, who will work, interview the engineers, certified',
  '/faq#startups-and-established-firms':
    'small companies, start-ups, big enterprise, too small for you, minimum project size',
  '/faq#project-management':
    'agile scrum, weekly report, updates, demos, how will I know what you did, progress, communication, Jira',
  '/faq#security-and-compliance': 'NDA GDPR safe data confidentiality secure coding',
  '/faq#support-after-launch': 'after go-live, bug fixes, warranty, maintenance, handover',
  '/faq#quote':
    'price, cost, estimate, proposal, hourly rate, rate card, how much, fixed price, free consultation',
  '/how-we-work#roles': 'who decides, team roles, project manager, product owner',
  '/how-we-work#time':
    'time zone overlap, office hours, US UK Europe Australia working hours, how long does it take, how fast do you reply, response time, notice',
  '/how-we-work#people':
    'developer leaves quits replaced, interview your engineers, weekly update, turnover, subcontractor freelancers, estimates',
  '/how-we-work#agreements':
    'NDA sign confidentiality, data processing agreement DPA, personal data, subcontractors, where is data stored',
  '/how-we-work#invoices':
    'payment terms, change request, scope change, invoice, GST, TDS tax deducted at source, credit period',
  '/how-we-work#liability':
    'cap of liability, indemnity, infringement, governing law, jurisdiction, arbitration, insurance',
  '/how-we-work#access':
    'passwords, secrets, AI tools Copilot ChatGPT with our code, production access, laptop, security incident breach notification',
  '/how-we-work#quality': 'definition of done, code review, testing, documentation, rollback',
  '/how-we-work#warranty': 'free bug fixing after launch, guarantee, defects, support hours, SLA',
  '/how-we-work#ownership':
    'who owns the code source code intellectual property IP rights copyright, handover, exit, lock-in, cancel contract, escrow, what if you go bankrupt, can we leave you, what if you vanish',
};
