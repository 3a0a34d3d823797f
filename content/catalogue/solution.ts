import { analytics } from '../solution/analytics';
import { assessments } from '../solution/assessments';
import { campaignTools } from '../solution/campaign-tools';
import { clientPortals } from '../solution/client-portals';
import { consultingPlatforms } from '../solution/consulting-platforms';
import { consumerAnalytics } from '../solution/consumer-analytics';
import { demandForecasting } from '../solution/demand-forecasting';
import { distributorManagement } from '../solution/distributor-management';
import { documentManagement } from '../solution/document-management';
import { ecommerce } from '../solution/ecommerce';
import { engagement } from '../solution/engagement';
import { fleetManagement } from '../solution/fleet-management';
import { fundraising } from '../solution/fundraising';
import { gamification } from '../solution/gamification';
import { grantTracking } from '../solution/grant-tracking';
import { lms } from '../solution/lms';
import { loyaltyPrograms } from '../solution/loyalty-programs';
import { marketplaces } from '../solution/marketplaces';
import { mobileApps } from '../solution/mobile-apps';
import { omnichannel } from '../solution/omnichannel';
import { posInventory } from '../solution/pos-inventory';
import { retailExecution } from '../solution/retail-execution';
import { routeOptimization } from '../solution/route-optimization';
import { supplyChain } from '../solution/supply-chain';
import { tracking } from '../solution/tracking';
import { tradePromotion } from '../solution/trade-promotion';
import { virtualClassroom } from '../solution/virtual-classroom';
import { volunteerManagement } from '../solution/volunteer-management';
import { warehouse } from '../solution/warehouse';
import { workflow } from '../solution/workflow';
import { solutionCategory } from './define';
import type { Category } from './schema';

export const solutionCategories: readonly Category<'solution'>[] = [
  solutionCategory({
    slug: 'retail-commerce',
    label: 'Retail & Commerce',
    motif: 'retail',
    description:
      'Product shapes for selling to consumers: one stock ledger, one price engine and one customer record behind shop, site and app.',
    pages: [ecommerce, posInventory, omnichannel, loyaltyPrograms, analytics],
  }),
  solutionCategory({
    slug: 'b2b-professional-services',
    label: 'B2B & Professional Services',
    motif: 'briefcase',
    description:
      'Products for firms that sell to firms: shared workspaces, approvals, papers and billable hours.',
    pages: [clientPortals, workflow, marketplaces, documentManagement, consultingPlatforms],
  }),
  solutionCategory({
    slug: 'transport-logistics',
    label: 'Transport & Logistics',
    motif: 'transport',
    description:
      'Products for the dispatch room, the yard and the cab, from the vehicle’s papers to the proof of delivery.',
    pages: [fleetManagement, routeOptimization, warehouse, tracking, supplyChain],
  }),
  solutionCategory({
    slug: 'fmcg',
    label: 'FMCG',
    motif: 'consumer-goods',
    description:
      'Products for brands that sell through distributors and small shops: orders, schemes, claims and shelves.',
    pages: [distributorManagement, retailExecution, tradePromotion, demandForecasting, consumerAnalytics],
  }),
  solutionCategory({
    slug: 'edtech',
    label: 'EdTech',
    motif: 'classroom',
    description:
      'Products for teaching and examining: courses, item banks, live rooms and the records that prove a result.',
    pages: [lms, assessments, virtualClassroom, mobileApps, gamification],
  }),
  solutionCategory({
    slug: 'ngo',
    label: 'NGOs and Non-Profit Organisations',
    motif: 'ngo',
    description: 'Products for organisations that answer to donors, beneficiaries and auditors at once.',
    pages: [fundraising, volunteerManagement, campaignTools, grantTracking, engagement],
  }),
];
