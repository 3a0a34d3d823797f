/** Most that a sum may be, in rupees: a hundred thousand crore, far below what a number holds exactly. */
export const largestSum = 1_000_000_000_000;

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** "₹20,00,000": whole rupees, grouped as India groups them. */
export const inRupees = (sum: number): string => rupees.format(sum);

const units = { lakh: 100_000, crore: 10_000_000 } as const;
const written = /^(?:₹|rs\.?|inr)?\s*([\d,]*\.?\d+)\s*(?:(lakhs?|lacs?|l)|(crores?|cr))?\.?$/i;

/** Reads a sum as people write it, such as "20 lakh", "1.5 cr" or "₹20,00,000". @returns whole rupees, or nothing if it is no such sum */
export function readRupees(text: string): number | undefined {
  const [, digits, isLakh, isCrore] = written.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  const unit = isLakh ? units.lakh : isCrore ? units.crore : 1;
  const sum = Math.round(Number(digits.replaceAll(',', '')) * unit);
  return sum <= largestSum ? sum : undefined;
}
