import { render } from '@testing-library/react';
import { ServiceGuide } from '@/components/hub/service-guide';
import { serviceGuide } from '@/content/pages/service-guide';

test('every answer leads to what stands under it, and every outcome to its page', () => {
  const { container } = render(<ServiceGuide />);
  for (const branch of serviceGuide.branches)
    for (const { slug, fits } of branch.outcomes) {
      const target = container.querySelector(`#${slug}`);
      const path = [branch.slug, slug].map((anchor) => `li:has(> a[href="#${anchor}"])`).join(' ');
      expect(target?.closest(path)).not.toBeNull();
      expect(target?.querySelector(`a[href="/${fits.page}"]`)).not.toBeNull();
    }
});
