/** Stands for `next/navigation` in the islands, which know no router: the page's path as Next writes it, whatever the host made of it. */
export const usePathname = (): string =>
  window.location.pathname.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
