import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Lets the browser's own search find what is closed, and tells when it did. React takes `hidden` for a yes or no and
 * drops `until-found`, so the value is set here.
 */
export const useFindable = (isOpen: boolean, onFound: () => void) => {
  const content = useRef<HTMLDivElement>(null);
  const tellFound = useEffectEvent(onFound);
  useLayoutEffect(() => {
    const element = content.current;
    if (isOpen || !element) return undefined;
    const open = () => tellFound();
    element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', open);
    return () => element.removeEventListener('beforematch', open);
  }, [isOpen]);
  return content;
};
