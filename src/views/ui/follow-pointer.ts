type Way = { over: (index: number) => void; end: (how: 'up' | 'cancelled') => void };

/**
 * Tells over which item of a list the pointer is, and how it ends; the document is listened to, for the item moves under it.
 * Items are found by their selector, and counted among what lies beside them.
 */
export function followPointer(items: string, { over, end }: Way): void {
  const listening = new AbortController();
  const { signal } = listening;
  let last = -1;
  document.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      const item = document.elementFromPoint(clientX, clientY)?.closest(items);
      const index = item?.parentElement ? [...item.parentElement.children].indexOf(item) : -1;
      if (index !== -1 && index !== last) over(index);
      last = index;
    },
    { signal },
  );
  const finish = (how: 'up' | 'cancelled') => () => {
    listening.abort();
    end(how);
  };
  document.addEventListener('pointerup', finish('up'), { signal });
  document.addEventListener('pointercancel', finish('cancelled'), { signal });
}
