import { useEffect, type RefObject } from 'react';
import { useAfterPress } from './use-press.ts';

const name = '--notice-room';

/** How high the messages are that float over the page, as styles read it. */
export const noticeRoom = `var(${name}, 0px)`;

/** How high each place for messages is; a dialog leaves room for the highest. */
const heights = new Map<Element, number>();

const tell = (): void =>
  document.documentElement.style.setProperty(name, `${Math.max(0, ...heights.values())}px`);

/** Tells the styles how high the messages in a region are, and changes that while nothing is being pressed. */
export function useNoticeRoom(region: RefObject<HTMLElement | null>): void {
  const afterPress = useAfterPress();
  useEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      afterPress(() => {
        heights.set(element, element.offsetHeight);
        tell();
      }),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      heights.delete(element);
      tell();
    };
  }, [afterPress, region]);
}
