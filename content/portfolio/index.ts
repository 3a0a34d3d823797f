import type { NonEmptyArray } from '../fields';
import { adaptiveQuestionBank } from './adaptive-question-bank';
import { batchToApiRewrite } from './batch-to-api-rewrite';
import { chilledRoutePlanner } from './chilled-route-planner';
import { claimsTriageDesk } from './claims-triage-desk';
import { cropAdvisoryApp } from './crop-advisory-app';
import { distributorOrderingPortal } from './distributor-ordering-portal';
import { donorGrantLedger } from './donor-grant-ledger';
import { fleetComplianceRegister } from './fleet-compliance-register';
import { grievanceRedressalPortal } from './grievance-redressal-portal';
import { hospitalDischargeSummary } from './hospital-discharge-summary';
import { hotelReservationEngine } from './hotel-reservation-engine';
import { lendingOriginationDesk } from './lending-origination-desk';
import { liveStreamReleasePath } from './live-stream-release-path';
import { oeeBoard } from './oee-board';
import type { PortfolioItem } from './schema';
import { storeStockLedger } from './store-stock-ledger';
import { vanSalesApp } from './van-sales-app';

/** Every item, in the order of the hub: the two full ones first, then neighbours of different trades and devices. */
export const portfolio: NonEmptyArray<PortfolioItem> = [
  distributorOrderingPortal,
  chilledRoutePlanner,
  hospitalDischargeSummary,
  lendingOriginationDesk,
  cropAdvisoryApp,
  oeeBoard,
  batchToApiRewrite,
  grievanceRedressalPortal,
  storeStockLedger,
  claimsTriageDesk,
  vanSalesApp,
  hotelReservationEngine,
  donorGrantLedger,
  adaptiveQuestionBank,
  liveStreamReleasePath,
  fleetComplianceRegister,
];
