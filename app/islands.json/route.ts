import contactForm from '@/components/contact/contact-form.module.css';
import contactPanel from '@/components/contact/contact-panel.module.css';
import formField from '@/components/contact/form-field.module.css';
import modal from '@/components/contact/modal.module.css';
import sentDialog from '@/components/contact/sent-dialog.module.css';
import mainMenu from '@/components/layout/main-menu.module.css';
import menuPanel from '@/components/layout/menu/menu-panel.module.css';
import mobileMenu from '@/components/layout/menu/mobile-menu.module.css';
import sectionEntry from '@/components/layout/menu/section-entry.module.css';
import motif from '@/components/motif/motif.module.css';
import button from '@/components/ui/button.module.css';
import note from '@/components/ui/note.module.css';
import spinner from '@/components/ui/spinner.module.css';
import visuallyHidden from '@/components/ui/visually-hidden.module.css';
import { islandProps } from '@/lib/islands';

export const dynamic = 'force-static';

/**
 * For the build alone, which bundles the islands apart from Next and removes this file again: what they are given, and the
 * class names that Next made of their style sheets.
 */
export function GET() {
  return Response.json({
    props: islandProps,
    styles: {
      'components/contact/contact-form.module.css': contactForm,
      'components/contact/contact-panel.module.css': contactPanel,
      'components/contact/form-field.module.css': formField,
      'components/contact/modal.module.css': modal,
      'components/contact/sent-dialog.module.css': sentDialog,
      'components/layout/main-menu.module.css': mainMenu,
      'components/layout/menu/menu-panel.module.css': menuPanel,
      'components/layout/menu/mobile-menu.module.css': mobileMenu,
      'components/layout/menu/section-entry.module.css': sectionEntry,
      'components/motif/motif.module.css': motif,
      'components/ui/button.module.css': button,
      'components/ui/note.module.css': note,
      'components/ui/spinner.module.css': spinner,
      'components/ui/visually-hidden.module.css': visuallyHidden,
    },
  });
}
