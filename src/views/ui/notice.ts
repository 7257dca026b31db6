/** A message to people, as its owner keeps it. */
export type Notice = { id: string; tone: NoticeTone; text: string };
export type NoticeTone = 'success' | 'error' | 'warning' | 'info';

export type NoticeHandlers = {
  onHold?: ((id: string) => void) | undefined;
  onRelease?: ((id: string) => void) | undefined;
  onDismiss?: ((id: string) => void) | undefined;
};

/** Errors interrupt a screen reader, the rest waits its turn. */
export const isUrgent = (notice: Notice): boolean => notice.tone === 'error';
