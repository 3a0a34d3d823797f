/** The navigation catalogue as it was agreed with the owner, written out: the one list that is not derived. */
export const agreedCatalogue = {
  services: {
    'Software Development':
      'custom-software, enterprise-software, web-applications, customer-portal, b2b-portal, saas-apps, crm-erp, marketplace, cms',
    'Mobile Apps': 'ios-apps, android-apps, cross-platform, pwa, wearables-app, app-modernization',
    Outsourcing:
      'software-outsourcing, dedicated-teams, remote-staffing, web-outsourcing, product-outsourcing, mvp-development',
    Consulting:
      'digital-strategy, it-modernization, legacy-reengineering, ai-ml-consulting, cloud-migration, tech-due-diligence',
    DevOps: 'devops-outsourcing, ci-cd, iac, cloud-management, monitoring-logging, disaster-recovery',
    Integration: 'api-integration, third-party-integration, data-sync, cloud-integration',
    'Security & QA':
      'qa, automated-testing, penetration-testing, compliance, maintenance-support, patch-upgrades',
    'AI & Data': 'ai-ml, chatbots, bi-dashboards, data-warehousing, big-data, predictive-analytics',
    'UI/UX Design': 'ui-ux, prototyping, design-systems, usability-testing, accessibility-audits',
    Discovery: 'business-analysis, roadmapping, feasibility, cost-planning, workshops',
    'SEO Services':
      'on-page-seo, off-page-seo, seo-audit, keyword-research, content-strategy, local-seo, ecommerce-seo, technical-seo',
  },
  industries: {
    'Banking & Finance': 'banking, mobile-banking, core-banking-software, dwh-banking',
    Insurance: 'digital-insurance, claims-management, policy-management',
    Fintech: 'fintech-apps, lending-software, payment-solutions',
    'Retail & Ecommerce': 'retail-apps, ecommerce-platforms, retail-it',
    Healthcare: 'healthcare-mobile-apps, ehr-emr-software, healthcare-consulting',
    'Logistics & Supply Chain': 'supply-chain, fleet-management, warehouse-inventory',
    'Tours & Travel': 'travel-booking, travel-apps, tour-operator, travel-crm',
    'Education & EdTech': 'lms, e-learning, sis, online-testing, gamified-learning',
    'Manufacturing & Industrial':
      'iot-factories, erp-manufacturing, supply-chain-automation, production-planning',
    'Energy & Utilities': 'smart-grid, energy-monitoring, asset-management, predictive-maintenance',
    Hospitality: 'hotel-management, reservation-engines, guest-apps, restaurant-pos',
    Telecommunications: 'network-optimization, oss-bss, cem, voip-apps',
    'Real Estate & Construction':
      'property-management, real-estate-listings, virtual-tour-tools, real-estate-crm',
    'Media & Entertainment': 'ott-platforms, media-cms, game-development, live-streaming',
    'Agriculture & AgriTech': 'farm-management, precision-agriculture, crop-analytics, agritech-apps',
    'Automotive & Mobility': 'connected-vehicles, dealer-management, fleet-management, vehicle-analytics',
    'Government & Public Sector':
      'citizen-service-portals, grievance-redressal-systems, smart-city-platforms, e-procurement-tendering',
  },
  solution: {
    'Retail & Commerce': 'ecommerce, pos-inventory, omnichannel, loyalty-programs, analytics',
    'B2B & Professional Services':
      'client-portals, workflow, marketplaces, document-management, consulting-platforms',
    'Transport & Logistics': 'fleet-management, route-optimization, warehouse, tracking, supply-chain',
    FMCG: 'distributor-management, retail-execution, trade-promotion, demand-forecasting, consumer-analytics',
    EdTech: 'lms, assessments, virtual-classroom, mobile-apps, gamification',
    'NGOs and Non-Profit Organisations':
      'fundraising, volunteer-management, campaign-tools, grant-tracking, engagement',
  },
} as const;
