import { consentTo } from '@/content/contact-form';
import { navigation } from '@/content/navigation';
import { formSettings } from './contact/settings';

/** Tools of single pages, each in a file of its own that only its page asks for. */
export type ToolName = 'budget' | 'build-rent-buy' | 'compare' | 'brief' | 'sketch';

export type IslandName = 'main-menu' | 'contact-form' | 'contact-panel' | ToolName;

/**
 * Props of the islands: site and deployment values that are the same on every page, so they are bundled with the islands' code
 * instead of written into each page.
 */
export const islandProps = {
  entries: navigation.main,
  settings: formSettings,
  consent: consentTo(formSettings.processor),
};

export type IslandProps = typeof islandProps;
