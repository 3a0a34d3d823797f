import type { Surface } from '@/content/portfolio/types';

export function SurfaceDrawing({ surface }: { surface: Surface }) {
  return <svg viewBox="0 0 320 220" role="img" aria-label={surface.heading} />;
}
