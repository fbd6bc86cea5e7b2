import { buttonClassName, useRipple, type ButtonLook } from 'design-system';
import { useRef } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

/** A link inside the site, or to another one. */
export { Link as TextLink };

/** A link that looks like a button. */
export function LinkButton({ variant, isSmall, isWide, className, ...rest }: LinkProps & ButtonLook) {
  const ref = useRef<HTMLAnchorElement>(null);
  useRipple(ref);
  return <Link {...rest} ref={ref} className={buttonClassName({ variant, isSmall, isWide }, className)} />;
}
