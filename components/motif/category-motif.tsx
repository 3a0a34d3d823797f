import type { CategoryIcon as Name } from '@/content/catalogue/types';
import { CategoryIcon } from '../ui/category-icon';

export function CategoryMotif({ icon }: { icon: Name; size?: 'small' | 'large' }) {
  return <CategoryIcon name={icon} />;
}
