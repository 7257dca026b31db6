import { useRef, type FocusEvent } from 'react';

/** Remembers where the focus came from, and gives it back there, or to the page, when what holds it goes away. */
export const useFocusBack = () => {
  const place = useRef<HTMLElement>(null);
  const before = useRef<HTMLElement>(null);
  return {
    place,
    region: {
      ref: (element: HTMLElement | null) => {
        place.current = element;
      },
      onFocus: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
        if (!(relatedTarget instanceof HTMLElement) || currentTarget.contains(relatedTarget)) return;
        before.current = relatedTarget;
      },
    },
    /** Called by what is about to go away. */
    giveBack: () => {
      if (!place.current?.contains(document.activeElement)) return;
      const back = before.current?.isConnected ? before.current : document.querySelector<HTMLElement>('main');
      back?.focus({ preventScroll: true });
    },
  };
};
