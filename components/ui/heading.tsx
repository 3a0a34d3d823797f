import { anchorOf } from '@/lib/anchor';

interface HeadingProps {
  as?: 'h2' | 'h3' | 'dt';
  /** Anchor of the section under it. Without one the heading is an anchor itself, named by its words. */
  of?: string;
  /** See {@link anchorOf}. */
  part?: string | undefined;
  className?: string | undefined;
  children: string;
}

/** A heading that links to itself, so that its address can be copied. Its `#` comes from `app/globals.css`. */
export function Heading({ as: Tag = 'h3', of, part, className, children }: HeadingProps) {
  const own = of === undefined ? anchorOf(children, part) : `${of}-heading`;
  return (
    <Tag id={own} className={className}>
      <a href={`#${of ?? own}`}>{children}</a>
    </Tag>
  );
}
