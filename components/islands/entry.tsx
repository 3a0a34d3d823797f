/*
 * The islands of a page and React with them, bundled by the build (`pipeline/bundles/islands.ts`). The starter brings it in on
 * the first sign that a visitor wants one of them.
 */
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { contactForm } from '@/content/contact-form';
import { useHydrated } from '@/lib/browser/use-hydrated';
import type { IslandName, IslandProps, ToolName } from '@/lib/islands';
import { ContactForm } from '../contact/contact-form';
import { ContactPanel } from '../contact/contact-panel';
import { MainMenu } from '../layout/main-menu';

/** Filled in by the build from `lib/islands.ts`. */
declare const islandProps: IslandProps;

const { entries, settings, consent } = islandProps;

const islands: Readonly<Record<Exclude<IslandName, ToolName>, ReactNode>> = {
  'main-menu': <MainMenu entries={entries} phone={settings.phone} />,
  'contact-form': <ContactForm id="form" texts={contactForm} consent={consent} settings={settings} />,
  'contact-panel': <ContactPanel settings={settings} />,
};

const tools: Readonly<Partial<Record<string, () => Promise<ComponentType>>>> = {
  budget: async () => (await import('../before-you-buy/budget/budget-tool')).BudgetTool,
  brief: async () => (await import('../before-you-buy/brief/brief-tool')).BriefTool,
  compare: async () => (await import('../before-you-buy/compare/compare-tool')).CompareTool,
  'build-rent-buy': async () => (await import('../before-you-buy/build-rent-buy/ways-tool')).WaysTool,
} satisfies Partial<Record<ToolName, () => Promise<ComponentType>>>;

interface ReadyProps {
  onRender: () => void;
  onReady: () => void;
  children: ReactNode;
}

/** Calls `onReady` once React has attached the island's event handlers. */
function Ready({ onRender, onReady, children }: ReadyProps) {
  onRender();
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) onReady();
  }, [isHydrated, onReady]);
  return children;
}

const places = [...document.querySelectorAll<HTMLElement>('[data-island]')];
let missing = places.length;

function handleReady(): void {
  missing -= 1;
  if (missing > 0) return;
  document.documentElement.dataset.interactive = '';
  document.dispatchEvent(new Event('interactive'));
}

/** Gives the focus back when the element that had it was removed and the focus fell to the body. */
function returnFocus(to: Element | null | undefined): void {
  if (document.activeElement === document.body && to instanceof HTMLElement)
    to.focus({ preventScroll: true });
}

function hydrate(place: HTMLElement, island: ReactNode): void {
  const html = [...place.childNodes];
  // Replacing the focused element loses the focus and any keys typed at that moment. React renders an island and replaces its elements
  // in one task, so the focus is noted during render and restored after.
  let focused: Element | null = null;
  /** Index of the focused control among links and buttons, for controls without an id. */
  let index = -1;
  const controls = () => [...place.querySelectorAll('a, button')];
  const handleRender = () => {
    focused = place.contains(document.activeElement) ? document.activeElement : null;
    index = focused ? controls().indexOf(focused) : -1;
  };
  const onUncaughtError = (error: unknown) => {
    console.error(error);
    // React empties a container whose render throws. The served elements go back in, with the text typed in them: their links and forms
    // work without React.
    place.replaceChildren(...html);
    place.dataset.broken = '';
    returnFocus(focused);
    handleReady();
  };
  const onRecoverableError = (error: unknown) => {
    console.error(error);
    // The HTML was changed before hydration, by a translator for example, so React rendered the island anew.
    if (focused) returnFocus(document.getElementById(focused.id) ?? controls()[index]);
  };
  hydrateRoot(
    place,
    <Ready onRender={handleRender} onReady={handleReady}>
      {island}
    </Ready>,
    { onUncaughtError, onRecoverableError },
  );
}

for (const place of places) {
  const { island = '' } = place.dataset;
  const bring = tools[island];
  if (!bring) hydrate(place, islands[island as keyof typeof islands]);
  else
    bring().then(
      (Tool) => hydrate(place, <Tool />),
      (error: unknown) => {
        console.error(error);
        place.dataset.broken = '';
        handleReady();
      },
    );
}
