import { useEffect, useRef, type RefObject } from 'react';

/** Puts the focus on the field of each new fault; the fields inside the answered element are found by their names. */
export const useFaultFocus = (fault: { field: string } | null): RefObject<HTMLDivElement | null> => {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fault)
      fields.current
        ?.querySelector<HTMLElement>(`[name="${fault.field}"], [data-field="${fault.field}"]`)
        ?.focus();
  }, [fault]);
  return fields;
};
