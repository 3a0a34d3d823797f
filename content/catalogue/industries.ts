import { agritechApps } from '../industries/agritech-apps';
import { assetManagement } from '../industries/asset-management';
import { banking } from '../industries/banking';
import { cem } from '../industries/cem';
import { citizenServicePortals } from '../industries/citizen-service-portals';
import { claimsManagement } from '../industries/claims-management';
import { connectedVehicles } from '../industries/connected-vehicles';
import { coreBankingSoftware } from '../industries/core-banking-software';
import { cropAnalytics } from '../industries/crop-analytics';
import { dealerManagement } from '../industries/dealer-management';
import { digitalInsurance } from '../industries/digital-insurance';
import { dwhBanking } from '../industries/dwh-banking';
import { eLearning } from '../industries/e-learning';
import { eProcurementTendering } from '../industries/e-procurement-tendering';
import { ecommercePlatforms } from '../industries/ecommerce-platforms';
import { ehrEmrSoftware } from '../industries/ehr-emr-software';
import { energyMonitoring } from '../industries/energy-monitoring';
import { erpManufacturing } from '../industries/erp-manufacturing';
import { farmManagement } from '../industries/farm-management';
import { fintechApps } from '../industries/fintech-apps';
import { fleetManagement } from '../industries/fleet-management';
import { gameDevelopment } from '../industries/game-development';
import { gamifiedLearning } from '../industries/gamified-learning';
import { grievanceRedressalSystems } from '../industries/grievance-redressal-systems';
import { guestApps } from '../industries/guest-apps';
import { healthcareConsulting } from '../industries/healthcare-consulting';
import { healthcareMobileApps } from '../industries/healthcare-mobile-apps';
import { hotelManagement } from '../industries/hotel-management';
import { iotFactories } from '../industries/iot-factories';
import { lendingSoftware } from '../industries/lending-software';
import { liveStreaming } from '../industries/live-streaming';
import { lms } from '../industries/lms';
import { mediaCms } from '../industries/media-cms';
import { mobileBanking } from '../industries/mobile-banking';
import { networkOptimization } from '../industries/network-optimization';
import { onlineTesting } from '../industries/online-testing';
import { ossBss } from '../industries/oss-bss';
import { ottPlatforms } from '../industries/ott-platforms';
import { paymentSolutions } from '../industries/payment-solutions';
import { policyManagement } from '../industries/policy-management';
import { precisionAgriculture } from '../industries/precision-agriculture';
import { predictiveMaintenance } from '../industries/predictive-maintenance';
import { productionPlanning } from '../industries/production-planning';
import { propertyManagement } from '../industries/property-management';
import { realEstateCrm } from '../industries/real-estate-crm';
import { realEstateListings } from '../industries/real-estate-listings';
import { reservationEngines } from '../industries/reservation-engines';
import { restaurantPos } from '../industries/restaurant-pos';
import { retailApps } from '../industries/retail-apps';
import { retailIt } from '../industries/retail-it';
import { sis } from '../industries/sis';
import { smartCityPlatforms } from '../industries/smart-city-platforms';
import { smartGrid } from '../industries/smart-grid';
import { supplyChain } from '../industries/supply-chain';
import { supplyChainAutomation } from '../industries/supply-chain-automation';
import { tourOperator } from '../industries/tour-operator';
import { travelApps } from '../industries/travel-apps';
import { travelBooking } from '../industries/travel-booking';
import { travelCrm } from '../industries/travel-crm';
import { vehicleAnalytics } from '../industries/vehicle-analytics';
import { virtualTourTools } from '../industries/virtual-tour-tools';
import { voipApps } from '../industries/voip-apps';
import { warehouseInventory } from '../industries/warehouse-inventory';
import { industryCategory } from './define';
import type { Category } from './schema';

export const industryCategories: readonly Category<'industries'>[] = [
  industryCategory({
    slug: 'banking-finance',
    label: 'Banking & Finance',
    motif: 'bank',
    description:
      'Ledgers that must balance every night, customers who expect an answer by day, and a supervisor who reads the logs.',
    pages: [banking, mobileBanking, coreBankingSoftware, dwhBanking],
  }),
  industryCategory({
    slug: 'insurance',
    label: 'Insurance',
    motif: 'insurance',
    description:
      'A promise written years before it is tested: policies, endorsements and claims that have to agree with each other on the worst day.',
    pages: [digitalInsurance, claimsManagement, policyManagement],
  }),
  industryCategory({
    slug: 'fintech',
    label: 'Fintech',
    motif: 'fintech',
    description:
      'Money moved by software alone, where a retry must never pay twice and the licence decides what the screen may say.',
    pages: [fintechApps, lendingSoftware, paymentSolutions],
  }),
  industryCategory({
    slug: 'retail-ecommerce',
    label: 'Retail & Ecommerce',
    motif: 'shop',
    description:
      'One stock figure for the shelf, the site and the van, under promotions that change at midnight.',
    pages: [retailApps, ecommercePlatforms, retailIt],
  }),
  industryCategory({
    slug: 'healthcare',
    label: 'Healthcare',
    motif: 'health',
    description:
      'Records that follow a patient across departments and vendors, with consent and an audit trail at each step.',
    pages: [healthcareMobileApps, ehrEmrSoftware, healthcareConsulting],
  }),
  industryCategory({
    slug: 'logistics-supply-chain',
    label: 'Logistics & Supply Chain',
    motif: 'logistics',
    description:
      'Goods, vehicles and papers that must arrive together, tracked by people wearing gloves in places without a signal.',
    pages: [supplyChain, fleetManagement, warehouseInventory],
  }),
  industryCategory({
    slug: 'tours-travel',
    label: 'Tours & Travel',
    motif: 'travel',
    description: 'Seats, rooms and fares that expire while the customer is reading about them.',
    pages: [travelBooking, travelApps, tourOperator, travelCrm],
  }),
  industryCategory({
    slug: 'education-edtech',
    label: 'Education & EdTech',
    motif: 'education',
    description:
      'Learning that is taught, recorded, examined and certified, on the devices and connections that students really have.',
    pages: [lms, eLearning, sis, onlineTesting, gamifiedLearning],
  }),
  industryCategory({
    slug: 'manufacturing-industrial',
    label: 'Manufacturing & Industrial',
    motif: 'factory',
    description:
      'Machines that speak in tags, planners who speak in orders, and the layer that has to translate without stopping the line.',
    pages: [iotFactories, erpManufacturing, supplyChainAutomation, productionPlanning],
  }),
  industryCategory({
    slug: 'energy-utilities',
    label: 'Energy & Utilities',
    motif: 'energy',
    description: 'Meters by the million and assets that outlive three generations of software.',
    pages: [smartGrid, energyMonitoring, assetManagement, predictiveMaintenance],
  }),
  industryCategory({
    slug: 'hospitality',
    label: 'Hospitality',
    motif: 'hospitality',
    description:
      'Rooms and tables sold once, at the right price, by every channel, to guests who remember what went wrong.',
    pages: [hotelManagement, reservationEngines, guestApps, restaurantPos],
  }),
  industryCategory({
    slug: 'telecommunications',
    label: 'Telecommunications',
    motif: 'telecom',
    description:
      'Orders that end as configuration in a network, and usage that must be rated before the customer asks.',
    pages: [networkOptimization, ossBss, cem, voipApps],
  }),
  industryCategory({
    slug: 'real-estate-construction',
    label: 'Real Estate & Construction',
    motif: 'building',
    description:
      'Leases, listings and building sites: long contracts, many signatures, and a register that has to be right.',
    pages: [propertyManagement, realEstateListings, virtualTourTools, realEstateCrm],
  }),
  industryCategory({
    slug: 'media-entertainment',
    label: 'Media & Entertainment',
    motif: 'media',
    description: 'Rights, renditions and audiences that arrive all at once.',
    pages: [ottPlatforms, mediaCms, gameDevelopment, liveStreaming],
  }),
  industryCategory({
    slug: 'agriculture-agritech',
    label: 'Agriculture & AgriTech',
    motif: 'agriculture',
    description:
      'Fields without coverage, seasons that allow one try, and advice that has to arrive in the farmer’s own language.',
    pages: [farmManagement, precisionAgriculture, cropAnalytics, agritechApps],
  }),
  industryCategory({
    slug: 'automotive-mobility',
    label: 'Automotive & Mobility',
    motif: 'automotive',
    description:
      'Vehicles that report, dealers that sell and service, and rules about who may write to a car.',
    pages: [connectedVehicles, dealerManagement, fleetManagement, vehicleAnalytics],
  }),
  industryCategory({
    slug: 'government-public-sector',
    label: 'Government & Public Sector',
    motif: 'government',
    description:
      'Services that no citizen can choose to avoid, bought by tender, audited, and open to everyone.',
    pages: [citizenServicePortals, grievanceRedressalSystems, smartCityPlatforms, eProcurementTendering],
  }),
];
