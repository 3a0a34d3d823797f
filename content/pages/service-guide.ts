import type { PageAddress } from '../catalogue/schema';
import type { NonEmptyArray } from '../fields';

/** A page, and the reason to read it that holds for this answer alone. */
export interface Pointer {
  readonly page: PageAddress;
  readonly reason: string;
}

/** An answer that settles it: the page that fits, and whom it does not fit, one or two others. */
export interface Outcome {
  /** Anchor of the outcome, which can be passed on. */
  readonly slug: string;
  readonly answer: string;
  readonly fits: Pointer;
  /** Their reasons go on from the page's name. */
  readonly others: readonly [Pointer] | readonly [Pointer, Pointer];
}

/** An answer to the first question, and what it leads to ask. */
export interface Branch {
  readonly slug: string;
  readonly answer: string;
  readonly question: string;
  readonly outcomes: NonEmptyArray<Outcome>;
}

export interface ServiceGuide {
  readonly heading: string;
  readonly intro: string;
  readonly question: string;
  readonly branches: NonEmptyArray<Branch>;
}

const to = (page: PageAddress, reason: string): Pointer => ({ page, reason });

/**
 * "Which service fits?": two questions for a visitor, five in all, in the words of somebody who does not know what the work is called.
 * Where the subject belongs to a trade, the answer leads to its page of another section.
 */
export const serviceGuide: ServiceGuide = {
  heading: 'Which service fits?',
  intro: 'Two questions lead to a page and its reason. Each answer has an address that you can pass on.',
  question: 'What is there today?',
  branches: [
    {
      slug: 'from-an-idea',
      answer: 'An idea or a problem, and nothing built for it',
      question: 'What do you need next?',
      outcomes: [
        {
          slug: 'fits-a-doubt',
          answer: 'To know whether it can work at all',
          fits: to(
            'services/feasibility',
            'It tests the one assumption that could sink the project, and may end in a reasoned no.',
          ),
          others: [
            to('services/cost-planning', 'if you believe in it and only the figure is missing.'),
            to('services/workshops', 'if departments still disagree on what it is for.'),
          ],
        },
        {
          slug: 'fits-screens-to-try',
          answer: 'Screens that people can try before anything is built',
          fits: to(
            'services/prototyping',
            'Paper or a click model answers the doubt with five or six of the people concerned.',
          ),
          others: [
            to('services/ui-ux', 'if the screens are meant to be built and need every state drawn.'),
            to(
              'services/business-analysis',
              'if nobody can yet list the rules that the screens must follow.',
            ),
          ],
        },
        {
          slug: 'fits-a-first-version',
          answer: 'A first version, to learn whether anybody pays for it',
          fits: to(
            'services/mvp-development',
            'It builds what tests your riskiest sentence about users, and leaves out the rest.',
          ),
          others: [
            to('services/saas-apps', 'if demand is proven and many companies will share one product.'),
            to('services/roadmapping', 'if there are thirty wishes and no order among them.'),
          ],
        },
        {
          slug: 'fits-our-own-way',
          answer: 'A system for a way of working that no package fits',
          fits: to(
            'services/custom-software',
            'One thin path runs from end to end first, in your own accounts, then the system grows.',
          ),
          others: [
            to(
              'services/crm-erp',
              'if nine tenths of it are stock, orders and ledgers, which packages do well.',
            ),
            to('services/business-analysis', 'if the exceptions live in the heads of three people.'),
          ],
        },
        {
          slug: 'fits-customers-online',
          answer: 'A place where our customers order or help themselves',
          fits: to(
            'services/b2b-portal',
            'For trade customers: contract prices, credit limits and approvals decide whether they use it.',
          ),
          others: [
            to('services/customer-portal', 'for account holders who ask, report and download.'),
            to('services/marketplace', 'if other firms sell there and their money passes through you.'),
          ],
        },
        {
          slug: 'fits-an-app',
          answer: 'An app for people who are on their feet',
          fits: to(
            'services/cross-platform',
            'One code base for both stores, with the parts to be written twice named before you sign.',
          ),
          others: [
            to(
              'services/pwa',
              'if they come by link, with mixed devices, and a store would only be in the way.',
            ),
            to('services/usability-testing', 'if an app exists and people give up halfway.'),
          ],
        },
      ],
    },
    {
      slug: 'from-a-system',
      answer: 'A system that runs, and something about it hurts',
      question: 'Where does it hurt most?',
      outcomes: [
        {
          slug: 'fits-typing-twice',
          answer: 'People type the same thing into two systems',
          fits: to(
            'services/api-integration',
            'It settles what moves, how often, and what happens while one side is down.',
          ),
          others: [
            to(
              'services/third-party-integration',
              'if the other system is a payment gateway, a carrier or an identity check.',
            ),
            to(
              'industries/ehr-emr-software',
              'if a doctor copies laboratory results into a discharge summary.',
            ),
          ],
        },
        {
          slug: 'fits-records-disagree',
          answer: 'Two systems hold the same record and disagree',
          fits: to(
            'services/data-sync',
            'Every field gets one master, and a count each morning says whether the copies still tally.',
          ),
          others: [
            to('services/api-integration', 'if one side alone changes the record and has to tell the other.'),
          ],
        },
        {
          slug: 'fits-one-person-knows',
          answer: 'It is old, and one person dares to change it',
          fits: to(
            'services/legacy-reengineering',
            'Its behaviour is recorded first, then one function at a time moves out while it keeps earning.',
          ),
          others: [
            to(
              'services/maintenance-support',
              'if it may stay as it is and only needs somebody to answer for it.',
            ),
            to('services/it-modernization', 'if there are forty such systems and one budget.'),
          ],
        },
        {
          slug: 'fits-night-releases',
          answer: 'Releases happen at night, and somebody has to stay',
          fits: to(
            'services/ci-cd',
            'One service goes from merge to staging by itself, and the way back is tried in front of you.',
          ),
          others: [
            to('services/automated-testing', 'if checking by hand is what takes the night.'),
            to('services/monitoring-logging', 'if releases are easy and you hear of faults from customers.'),
          ],
        },
        {
          slug: 'fits-faults-found-by-users',
          answer: 'Our users find the faults',
          fits: to(
            'services/qa',
            'Testers rank the risks with people who know the product, and spend their hours in that order.',
          ),
          others: [
            to(
              'services/monitoring-logging',
              'if the faults come from load, outages and partners rather than from releases.',
            ),
            to(
              'services/maintenance-support',
              'if they are known, and nobody is there to remove their causes.',
            ),
          ],
        },
        {
          slug: 'fits-proof-of-security',
          answer: 'A customer or an auditor asks how safe it is',
          fits: to(
            'services/penetration-testing',
            'Named people attack it with your written permission; each finding comes with its proof and a retest.',
          ),
          others: [
            to('services/compliance', 'if they ask for ISO 27001 or SOC 2 by a date.'),
            to('services/disaster-recovery', 'if the question is how long you would be down.'),
          ],
        },
        {
          slug: 'fits-two-figures',
          answer: 'Two departments report two figures for one month',
          fits: to(
            'services/data-warehousing',
            'It states what one row is, keeps the history, and balances with the ledger every day.',
          ),
          others: [
            to('services/bi-dashboards', 'if the ledgers agree and only the reports do not.'),
            to('services/predictive-analytics', 'if the past is settled and the question is next month.'),
          ],
        },
        {
          slug: 'fits-people-give-up',
          answer: 'People give up in the middle of a task',
          fits: to(
            'services/usability-testing',
            'Eight people try six tasks while your team watches; the problem list is there that evening.',
          ),
          others: [
            to(
              'services/accessibility-audits',
              'if those who give up use a keyboard, a screen reader or large text.',
            ),
            to('services/ui-ux', 'if you know where they stop and need the screens drawn anew.'),
          ],
        },
        {
          slug: 'fits-not-found',
          answer: 'Searchers do not find us',
          fits: to(
            'services/seo-audit',
            'Crawl, server logs and Search Console are joined by address, so that each finding can be checked.',
          ),
          others: [
            to('services/technical-seo', 'if the pages are good and crawlers do not fetch or render them.'),
            to('services/local-seo', 'if people look for a branch near them.'),
          ],
        },
      ],
    },
    {
      slug: 'from-too-few-people',
      answer: 'Work that is clear, and too few people for it',
      question: 'Who will lead those people?',
      outcomes: [
        {
          slug: 'fits-one-gap',
          answer: 'Our own lead; one skill is missing',
          fits: to(
            'services/remote-staffing',
            'One engineer joins your stand-up under your direction; the last day is agreed at the start.',
          ),
          others: [to('services/dedicated-teams', 'if the gap is a whole team for a year or more.')],
        },
        {
          slug: 'fits-a-team',
          answer: 'Our product owner sets the order, your lead runs the team',
          fits: to(
            'services/dedicated-teams',
            'A team that stays together takes its priorities from you, without a new legal entity.',
          ),
          others: [
            to(
              'services/software-outsourcing',
              'if you would rather agree on a result than set priorities each fortnight.',
            ),
            to('services/remote-staffing', 'if one or two people would do.'),
          ],
        },
        {
          slug: 'fits-handing-over',
          answer: 'You, for a system that we hand over',
          fits: to(
            'services/software-outsourcing',
            'We answer for named systems; the last page of the schedule says how you take them back.',
          ),
          others: [
            to(
              'services/product-outsourcing',
              'if it is a product you sell, with an old version line that still pays.',
            ),
            to('services/maintenance-support', 'if it is finished and needs care more than growth.'),
          ],
        },
        {
          slug: 'fits-running-the-platform',
          answer: 'You, for servers, upgrades and the night',
          fits: to(
            'services/devops-outsourcing',
            'Two engineers cannot share a night rota for long. We run the platform in accounts that stay yours.',
          ),
          others: [
            to('services/cloud-management', 'if nights are quiet, and cost and access in the cloud are not.'),
          ],
        },
        {
          slug: 'fits-weekly-pages',
          answer: 'Our designers; we need pages built from their files',
          fits: to(
            'services/web-outsourcing',
            'Each ticket gets a size, a price and a turnaround, and every page passes the same checks.',
          ),
          others: [to('services/remote-staffing', 'if the builder should sit in your own team all day.')],
        },
      ],
    },
    {
      slug: 'from-a-decision',
      answer: 'A decision to take, and nobody neutral to ask',
      question: 'What is to be decided?',
      outcomes: [
        {
          slug: 'fits-what-comes-first',
          answer: 'Which of our old systems gets money first',
          fits: to(
            'services/it-modernization',
            'Every application, licence and link stands on one sheet, ordered by the end of its support.',
          ),
          others: [
            to(
              'services/digital-strategy',
              'if the board asks for an order of investments, and IT is one of them.',
            ),
            to(
              'services/legacy-reengineering',
              'if the answer is known and the system cannot be switched off.',
            ),
          ],
        },
        {
          slug: 'fits-the-cloud',
          answer: 'Whether, and in which order, to leave our own racks',
          fits: to(
            'services/cloud-migration',
            'Measured traffic decides what moves together, and the old side stays up until the retreat window closes.',
          ),
          others: [
            to('services/cloud-management', 'if you moved long ago and the invoice keeps growing.'),
            to('services/disaster-recovery', 'if the wish behind it is to survive the loss of a site.'),
          ],
        },
        {
          slug: 'fits-where-a-model-pays',
          answer: 'Where AI would earn its keep',
          fits: to(
            'services/ai-ml-consulting',
            'Each proposal is asked who would act on it and what a wrong answer costs, before money goes in.',
          ),
          others: [
            to(
              'services/predictive-analytics',
              'if the task is a forecast and you hold some years of history.',
            ),
            to('services/data-warehousing', 'if the data that a model needs lies in three systems.'),
          ],
        },
        {
          slug: 'fits-a-package',
          answer: 'Which ERP or CRM to buy',
          fits: to(
            'services/crm-erp',
            'Gaps are priced before the contract is signed, and the migration is rehearsed three times.',
          ),
          others: [
            to(
              'services/business-analysis',
              'if vendors are waiting for requirements that nobody has written.',
            ),
            to(
              'services/custom-software',
              'if each demonstration ends with the part that makes you different.',
            ),
          ],
        },
        {
          slug: 'fits-the-tills',
          answer: 'Whether to keep our tills or replace them',
          fits: to(
            'industries/retail-it',
            'An inventory by store, with one price followed to the receipt, tells which tills can stay.',
          ),
          others: [to('solution/pos-inventory', 'if they stop when the line drops and will be replaced.')],
        },
        {
          slug: 'fits-a-deal',
          answer: 'Whether to buy, or fund, a software company',
          fits: to(
            'services/tech-due-diligence',
            'Code, licences and security are read against the deal, and each finding carries a price.',
          ),
          others: [
            to(
              'services/penetration-testing',
              'if the seller allows it: what an attacker could reach before you own it.',
            ),
          ],
        },
      ],
    },
  ],
};
