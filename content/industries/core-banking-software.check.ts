import { amountOf } from '@/pipeline/content/arithmetic';
import { decisionProblems, pieceCheck } from '@/pipeline/content/piece';
import { coreBankingSoftware as page } from './core-banking-software';

const { argument, route } = page.detail;
const number = (text = '') =>
  amountOf(text.replace(/^.*?(?=[−\d])/, '').replace(/,? [^\d].*/, '')) ?? Number.NaN;
const rupees = (value: number) => value.toLocaleString('en-IN').replace('-', '−');
const station = (id: string) => route?.stations.find(({ at }) => at === id);
const field = (id: string, name: string) => station(id)?.fields?.find(({ label }) => label === name)?.value;
const row = (id: string, index: number) => station(id)?.sum?.rows[index] ?? [];
const said = (pattern: RegExp) => pattern.exec(argument?.paragraphs.join(' ') ?? '')?.[1];
const decide = (what: string, stated = '', rule: number, instead: Record<string, number> = {}) =>
  decisionProblems({ what, stated, outcome: rupees, rule, instead });

// Deposits in number: what was extracted is loaded, corrected or kept back.
const extracted = number(station('old')?.value);
const [corrected = 0, kept = 0] = [0, 1].map((index) => number(row('rejects', index)[1]));
const rejected = corrected + kept;
// The same in rupees, where the name of a row holds the amount.
const head = number(field('old', 'Head 2310'));
const [typed = 0, held = 0] = [0, 1].map((index) => number(row('rejects', index)[0]));
const ledger = head - held;
const times =
  route?.stations.flatMap(
    (at) => /\b\d\d:\d\d\b/.exec(JSON.stringify([at.value, at.fields, at.sum?.rows[1]]))?.[0] ?? [],
  ) ?? [];
const minutes = times.map(
  (time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + (time < '12' ? 1440 : 0),
);

const same = (what: string, stated = '', is = '') =>
  decisionProblems({ what, stated, outcome: String, rule: is, instead: {} });
// Banks close on second and fourth Saturdays.
const cut = new Date(`${/\d+ \w+ \d{4}/.exec(route?.about ?? '')?.[0]} UTC`);
const free = cut.getUTCDay() === 6 && Math.ceil(cut.getUTCDate() / 7) % 2 === 0;

// The route may switch when the ledgers of both cores make the head.
const difference = (sum: number) => sum - head;

export const coreBankingSoftwareCheck = pieceCheck({
  page,
  decisions: [
    decide('loaded', rupees(number(row('bench', 0)[1]) + number(row('bench', 1)[1])), extracted - rejected),
    decide('moved', field('routing', 'New core')?.split(' ')[0], extracted - kept, {
      uncorrected: extracted - rejected,
    }),
    decide('kept', field('routing', 'Old core')?.split(',')[0], kept),
    decide('rejected', /₹([\d,]+)/.exec(station('rejects')?.sum?.total[0] ?? '')?.[1], typed + held),
    decide('missing after the count', said(/with ₹([\d,]+) of depositors/), typed + held, {
      corrected: held,
    }),
    decide('loaded first', row('accounts', 0)[1], head - typed - held),
    decide('new ledger', station('accounts')?.sum?.total[1], ledger),
    decide('difference', station('tie')?.sum?.total[1], difference(ledger + held), {
      'new core alone': difference(ledger),
      'what was loaded by the count': difference(ledger - typed),
      'all rejects counted as kept': difference(ledger + typed + held),
    }),
    decide('accounts compared', row('run', 0)[0]?.split('same ')[1], extracted - kept),
    decide('kept, in the tie', row('tie', 1)[0]?.split(' ')[0], kept),
    same('day of the cut', field('old', 'Cut')?.split(',')[0], free ? 'Saturday' : 'a working day'),
    same('rounding voucher', field('run', 'Voucher')?.split(' ')[0], row('run', 1)[1]),
    same('close of the count', said(/At (\d\d:\d\d) the count/), times[1]),
    same(
      'hours of both loads',
      [0, 1].map((index) => row('accounts', index)[0]?.slice(-5)).join(),
      times.slice(1, 3).join(),
    ),
    decide('struck difference', station('tie')?.mark?.struck, difference(ledger)),
    decisionProblems({
      what: 'times',
      stated: [...minutes].sort((a, b) => a - b).join(),
      outcome: String,
      rule: minutes.join(),
      instead: {},
    }),
  ],
  quantities: { deposits: [extracted - kept, kept, 4, 2], rejects: [rejected] },
});
