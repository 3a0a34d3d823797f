import { home } from '@/content/pages/home';
import { StepSheet } from '../steps/step-sheet';
import { Band } from '../ui/band';

/** The steps of an engagement, each with what the client holds at its end. */
export function Process() {
  const { heading, text, holdLabel, steps } = home.process;
  return (
    <Band id="process" heading={heading} text={text} layout="above">
      <StepSheet
        steps={steps.map((step) => ({
          name: step.name,
          kind: step.kind,
          lines: [{ text: step.text }, { label: holdLabel, text: step.output }],
        }))}
      />
    </Band>
  );
}
