import { accessibilityAudits } from '../services/accessibility-audits';
import { aiMl } from '../services/ai-ml';
import { aiMlConsulting } from '../services/ai-ml-consulting';
import { androidApps } from '../services/android-apps';
import { apiIntegration } from '../services/api-integration';
import { appModernization } from '../services/app-modernization';
import { automatedTesting } from '../services/automated-testing';
import { b2bPortal } from '../services/b2b-portal';
import { biDashboards } from '../services/bi-dashboards';
import { bigData } from '../services/big-data';
import { businessAnalysis } from '../services/business-analysis';
import { chatbots } from '../services/chatbots';
import { ciCd } from '../services/ci-cd';
import { cloudIntegration } from '../services/cloud-integration';
import { cloudManagement } from '../services/cloud-management';
import { cloudMigration } from '../services/cloud-migration';
import { cms } from '../services/cms';
import { compliance } from '../services/compliance';
import { contentStrategy } from '../services/content-strategy';
import { costPlanning } from '../services/cost-planning';
import { crmErp } from '../services/crm-erp';
import { crossPlatform } from '../services/cross-platform';
import { customSoftware } from '../services/custom-software';
import { customerPortal } from '../services/customer-portal';
import { dataSync } from '../services/data-sync';
import { dataWarehousing } from '../services/data-warehousing';
import { dedicatedTeams } from '../services/dedicated-teams';
import { designSystems } from '../services/design-systems';
import { devopsOutsourcing } from '../services/devops-outsourcing';
import { digitalStrategy } from '../services/digital-strategy';
import { disasterRecovery } from '../services/disaster-recovery';
import { ecommerceSeo } from '../services/ecommerce-seo';
import { enterpriseSoftware } from '../services/enterprise-software';
import { feasibility } from '../services/feasibility';
import { iac } from '../services/iac';
import { iosApps } from '../services/ios-apps';
import { itModernization } from '../services/it-modernization';
import { keywordResearch } from '../services/keyword-research';
import { legacyReengineering } from '../services/legacy-reengineering';
import { localSeo } from '../services/local-seo';
import { maintenanceSupport } from '../services/maintenance-support';
import { marketplace } from '../services/marketplace';
import { monitoringLogging } from '../services/monitoring-logging';
import { mvpDevelopment } from '../services/mvp-development';
import { offPageSeo } from '../services/off-page-seo';
import { onPageSeo } from '../services/on-page-seo';
import { patchUpgrades } from '../services/patch-upgrades';
import { penetrationTesting } from '../services/penetration-testing';
import { predictiveAnalytics } from '../services/predictive-analytics';
import { productOutsourcing } from '../services/product-outsourcing';
import { prototyping } from '../services/prototyping';
import { pwa } from '../services/pwa';
import { qa } from '../services/qa';
import { remoteStaffing } from '../services/remote-staffing';
import { roadmapping } from '../services/roadmapping';
import { saasApps } from '../services/saas-apps';
import { seoAudit } from '../services/seo-audit';
import { softwareOutsourcing } from '../services/software-outsourcing';
import { techDueDiligence } from '../services/tech-due-diligence';
import { technicalSeo } from '../services/technical-seo';
import { thirdPartyIntegration } from '../services/third-party-integration';
import { uiUx } from '../services/ui-ux';
import { usabilityTesting } from '../services/usability-testing';
import { wearablesApp } from '../services/wearables-app';
import { webApplications } from '../services/web-applications';
import { webOutsourcing } from '../services/web-outsourcing';
import { workshops } from '../services/workshops';
import { serviceCategory } from './define';
import type { Category } from './schema';

export const serviceCategories: readonly Category<'services'>[] = [
  serviceCategory({
    slug: 'software-development',
    label: 'Software Development',
    motif: 'code',
    description:
      'Systems written for one business: from the portal your buyers order in to the platform your own product runs on.',
    pages: [
      customSoftware,
      enterpriseSoftware,
      webApplications,
      customerPortal,
      b2bPortal,
      saasApps,
      crmErp,
      marketplace,
      cms,
    ],
  }),
  serviceCategory({
    slug: 'mobile-apps',
    label: 'Mobile Apps',
    motif: 'mobile',
    description:
      'Apps for phones, tablets and wrists that keep working without a signal, and the rebuilding of apps that no longer do.',
    pages: [iosApps, androidApps, crossPlatform, pwa, wearablesApp, appModernization],
  }),
  serviceCategory({
    slug: 'outsourcing',
    label: 'Outsourcing',
    motif: 'outsourcing',
    description:
      'Six ways of lending you engineers, from one person in your stand-up to a product handed over whole, with the exit agreed first.',
    pages: [
      softwareOutsourcing,
      dedicatedTeams,
      remoteStaffing,
      webOutsourcing,
      productOutsourcing,
      mvpDevelopment,
    ],
  }),
  serviceCategory({
    slug: 'consulting',
    label: 'Consulting',
    motif: 'consulting',
    description:
      'Decisions before code: what to keep, what to replace, what a target is worth, and in which order the money should be spent.',
    pages: [
      digitalStrategy,
      itModernization,
      legacyReengineering,
      aiMlConsulting,
      cloudMigration,
      techDueDiligence,
    ],
  }),
  serviceCategory({
    slug: 'devops',
    label: 'DevOps',
    motif: 'devops',
    description:
      'The path from a commit to production and back: pipelines, infrastructure as code, watching what runs, and surviving its loss.',
    pages: [devopsOutsourcing, ciCd, iac, cloudManagement, monitoringLogging, disasterRecovery],
  }),
  serviceCategory({
    slug: 'integration',
    label: 'Integration',
    motif: 'integration',
    description:
      'Systems that were never meant to meet, made to exchange records without losing, doubling or reordering them.',
    pages: [apiIntegration, thirdPartyIntegration, dataSync, cloudIntegration],
  }),
  serviceCategory({
    slug: 'security-qa',
    label: 'Security & QA',
    motif: 'security',
    description:
      'Finding what is wrong before your customers or an attacker do, and keeping a running system patched, supported and in evidence.',
    pages: [qa, automatedTesting, penetrationTesting, compliance, maintenanceSupport, patchUpgrades],
  }),
  serviceCategory({
    slug: 'ai-data',
    label: 'AI & Data',
    motif: 'data',
    description:
      'From the table that holds the truth to the model that guesses ahead of it, with somebody named to check both.',
    pages: [aiMl, chatbots, biDashboards, dataWarehousing, bigData, predictiveAnalytics],
  }),
  serviceCategory({
    slug: 'ui-ux-design',
    label: 'UI/UX Design',
    motif: 'design',
    description:
      'Interfaces drawn from watching people work, tested on people before they are built, and usable with a keyboard, a reader or a thumb.',
    pages: [uiUx, prototyping, designSystems, usabilityTesting, accessibilityAudits],
  }),
  serviceCategory({
    slug: 'discovery',
    label: 'Discovery',
    motif: 'discovery',
    description:
      'Two to six weeks that turn an idea into a scope, a plan, a price range and, now and then, a reasoned no.',
    pages: [businessAnalysis, roadmapping, feasibility, costPlanning, workshops],
  }),
  serviceCategory({
    slug: 'seo',
    label: 'SEO Services',
    motif: 'search',
    description:
      'Search work done by engineers: crawling, structure, content and local presence, measured in logs and never promised as a rank.',
    pages: [
      onPageSeo,
      offPageSeo,
      seoAudit,
      keywordResearch,
      contentStrategy,
      localSeo,
      ecommerceSeo,
      technicalSeo,
    ],
  }),
];
