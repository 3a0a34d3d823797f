import { consentTo } from '@/content/contact-form';
import { navigation } from '@/content/navigation';
import { formSettings } from './contact/settings';

export type IslandName = 'main-menu' | 'contact-form' | 'contact-panel';

/** What the islands know of this site and deployment: the same on every page, so it is part of their code, not of the pages. */
export const islandProps = {
  entries: navigation.main,
  settings: formSettings,
  consent: consentTo(formSettings.processor),
};

export type IslandProps = typeof islandProps;
