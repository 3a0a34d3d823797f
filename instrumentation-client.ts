// Under `npm run dev` Next starts the page itself and this brings the starter, which in the built site is every page's one script.
if (process.env.NODE_ENV === 'development') {
  void import('@/lib/browser/starter/search').then(({ bringSearchBy }) =>
    bringSearchBy(() => import('@/components/search/browser/entry')),
  );
  void import('@/lib/browser/starter');
}
