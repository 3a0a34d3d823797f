import { company } from '@/content/company';

/** Search results cut titles at about this many characters. */
const maxTitleLength = 60;

/** Text of a page's `<title>`: the brand joins the title where it fits. */
export function documentTitle(title: string): string {
  const branded = `${title} | ${company.name}`;
  return branded.length <= maxTitleLength ? branded : title;
}
