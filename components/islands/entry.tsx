/*
 * The islands of a page and React with them, bundled by the build (`scripts/finish/islands.ts`). The starter brings it in on
 * the first sign that a visitor wants one of them.
 */
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { contactForm } from '@/content/contact-form';
import { carryOver } from '@/lib/browser/contact/fields';
import { useHydrated } from '@/lib/browser/use-hydrated';
import type { IslandName, IslandProps } from '@/lib/islands';
import { ContactForm } from '../contact/contact-form';
import { ContactPanel } from '../contact/contact-panel';
import { MainMenu } from '../layout/main-menu';

/** Filled in by the build from `lib/islands.ts`. */
declare const islandProps: IslandProps;

const { entries, settings, consent } = islandProps;

const islands: Readonly<Record<IslandName, ReactNode>> = {
  'main-menu': <MainMenu entries={entries} />,
  'contact-form': <ContactForm id="form" texts={contactForm} consent={consent} settings={settings} />,
  'contact-panel': <ContactPanel settings={settings} />,
};

/** Tells when the island's controls answer. */
function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
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

for (const place of places) {
  const html = [...place.childNodes];
  const onUncaughtError = (error: unknown) => {
    console.error(error);
    // React empties what it cannot render: back to the HTML, whose links and forms work without it. The same elements, with
    // what was typed in them.
    place.replaceChildren(...html);
    place.dataset.broken = '';
    handleReady();
  };
  const form = place.querySelector('form');
  const onRecoverableError = (error: unknown) => {
    console.error(error);
    // Somebody changed the page before React came, a translator for example: React has written the island anew.
    const anew = place.querySelector('form');
    if (form && anew && form !== anew) carryOver(form, anew);
  };
  hydrateRoot(place, <Ready onReady={handleReady}>{islands[place.dataset.island as IslandName]}</Ready>, {
    onUncaughtError,
    onRecoverableError,
  });
}
