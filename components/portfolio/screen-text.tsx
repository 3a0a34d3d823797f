import { drawingLabels } from '@/content/chapters';
import type { Screen } from '@/content/portfolio/screen';
import { screenLines } from '@/pipeline/screen/text';
import drawingClasses from '../schematic/schematic-figure.module.css';

/** A drawn screen in words, folded below it. */
export function ScreenText({ screen }: { screen: Screen }) {
  return (
    <details className={drawingClasses.steps}>
      <summary>{drawingLabels.asText}</summary>
      <ul>
        {[...new Set(screenLines(screen))].map((line) => (
          <li key={line} lang={/\p{Script=Devanagari}/u.test(line) ? 'mr' : undefined}>
            {line}
          </li>
        ))}
      </ul>
    </details>
  );
}
