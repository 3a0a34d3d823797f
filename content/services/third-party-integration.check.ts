import {
  clock,
  day,
  decided,
  exhibitOf,
  figures,
  inWords,
  number,
  pieceCheck,
  sum,
} from '@/pipeline/content/piece';
import { thirdPartyIntegration as page } from './third-party-integration';

// Follows each payment of the outage to its end, and counts who is debited at both gateways by the page's rule and by other ones.

const { document, steps, ticked, title, wayBack } = exhibitOf(page, 'checklist');
const { argument } = page.detail;
const [opened, sent, ...rest] = steps;
const asked = rest.slice(0, 2);
const [lateOne, matched, returned] = rest.slice(2);
const count = (text = '', name = '') => number(new RegExp(String.raw`${name}:? (\d+)`).exec(text)?.[1]);
const answers = asked.map(({ proof }) => ({
  authorised: count(proof, 'Authorised'),
  failed: count(proof, 'failed'),
  open: count(proof, 'open'),
  captured: count(proof, 'Captured'),
  links: count(proof, 'gateway B') || 0,
}));
const hanging = number(/(\d+) payments/.exec(opened?.proof ?? '')?.[1]);
const newOnes = number(/New until [\d:]+: (\d+),/.exec(sent?.proof ?? '')?.[1]);
const authorised = sum(answers.map((answer) => answer.authorised));
const failed = sum(answers.map((answer) => answer.failed));
const late = count(matched?.proof, 'not captured');
/** Of the payments first called open, those that the bank authorised in the end. */
const openAuthorised = sum(answers.slice(1).map((answer) => answer.authorised));

/** Shoppers debited at both gateways. */
const twice = late;
const atOnce = authorised + late;
const openAsFailed = late + openAuthorised;
const times = asked.map(({ at }) => clock(at));

export const check = pieceCheck({
  page,
  decisions: [
    decided('debited twice', /(\w+) debited twice/.exec(title)?.[1], inWords(twice), {
      'all repeated at once': inWords(atOnce),
      'open counted as failed': inWords(openAsFailed),
      'nothing repeated': inWords(0),
    }),
    decided('payments in the title', /^(\w+) payments/.exec(title)?.[1]?.toLowerCase(), inWords(hanging)),
    ...answers.flatMap((answer, index) => [
      decided(
        `answer ${index} closes`,
        String(answer.authorised + answer.failed + answer.open),
        index ? (answers[index - 1]?.open ?? 0) : hanging,
      ),
      decided(`captured ${index}`, String(answer.captured), answer.authorised),
      decided(`links ${index}`, String(Number.isNaN(answer.links) ? 0 : answer.links), answer.failed),
    ]),
    decided('none open in the end', String(answers.at(-1)?.open), 0),
    decided(
      'matched',
      figures(matched?.proof ?? ''),
      [hanging, authorised, failed, newOnes, newOnes, late].join(' '),
    ),
    decided(
      'matched by gateway',
      matched?.proof.split(' Authorised')[0],
      `Of the ${hanging}: A ${authorised}, B ${failed}. Of the ${newOnes}: B ${newOnes}.`,
    ),
    decided('the late one', /which (is.*)$/.exec(lateOne?.step ?? '')?.[1], late ? 'is not captured' : ''),
    decided(
      'what gets a link',
      /calls (\w+) gets a link/.exec(argument?.paragraphs.join() ?? '')?.[1],
      answers.every(({ failed: refused, links }) => links === refused) ? 'failed' : 'open',
    ),
    // One of those called failed was no refusal, so a rule that waits for a refusal would have debited nobody twice.
    decided(
      'when another vendor is tried',
      /at another vendor only (.*?), with capture/.exec(
        page.detail.capabilities.map(({ text }) => text).join(' '),
      )?.[1],
      twice > 0 && answers.every(({ failed: refused, links }) => links === refused)
        ? 'once the first calls it failed'
        : 'after a refusal',
    ),
    decided('late ones were called failed', String(late <= failed && late > 0), 'true'),
    decided('locked orders', /The (\d+) orders/.exec(sent?.proof ?? '')?.[1], hanging),
    decided('the breaker opens', figures(opened?.step ?? ''), '5'),
    decided('it closes on the 12', figures(wayBack), hanging),
    decided(
      'new ones go to B until none is open',
      /New until (\S+):/.exec(sent?.proof ?? '')?.[1],
      asked.find((_, index) => answers[index]?.open === 0)?.at ?? '',
    ),
    decided('every one of the 12 ends at A or B', String(authorised + failed), hanging),
    decided('ticked', String(ticked), returned ? steps.indexOf(returned) : 0),
    decided(
      'order of times',
      [clock(opened?.at), clock(sent?.at), ...times, clock(lateOne?.at)].join(),
      [clock(opened?.at), clock(sent?.at), ...times, clock(lateOne?.at)].sort((a, b) => a - b).join(),
    ),
    decided(
      'days',
      String(
        day(document) + 1 === day(`${matched?.at} 2026`) &&
          day(`${matched?.at} 2026`) < day(`${returned?.at} 2026`),
      ),
      'true',
    ),
    decided(
      'the shopper was told, and T + 5',
      figures(returned?.proof ?? ''),
      [5, new Date((day(document) + 5) * 86_400_000).getUTCDate(), /\d+/.exec(matched?.at ?? '')?.[0]].join(
        ' ',
      ),
    ),
    decided(
      'looked at when the five days are over',
      String(day(`${returned?.at} 2026`) > day(document) + 5),
      'true',
    ),
    decided(
      'figures of the argument',
      figures(argument?.heading ?? '', ...(argument?.paragraphs ?? [])),
      [
        ...(opened?.at.split(':').map(Number) ?? []),
        hanging,
        atOnce,
        hanging,
        failed - late,
        2,
        openAsFailed,
        ...(lateOne?.at.split(':').map(Number) ?? []),
        3,
      ].join(' '),
    ),
    decided(
      'the late one was called failed',
      /failed at (\d+:\d+)/.exec(lateOne?.proof ?? '')?.[1],
      asked.find((_, index) => (answers[index]?.failed ?? 0) >= late)?.at ?? '',
    ),
  ],
});
