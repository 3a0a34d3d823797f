import type { SVGAttributes } from 'react';

interface DrawnSvgProps extends Omit<SVGAttributes<SVGSVGElement>, 'children' | 'dangerouslySetInnerHTML'> {
  /** Markup inside the `<svg>`. */
  drawn: string;
}

/** A picture that `pipeline` has drawn as text: pages, share images and the checks of drawings read the same. */
export function DrawnSvg({ drawn, ...attributes }: DrawnSvgProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React takes finished markup in no other way; every text in this one is escaped by `pipeline/svg/svg.ts`.
  return <svg {...attributes} dangerouslySetInnerHTML={{ __html: drawn }} />;
}
