/** For a button whose words may be longer than its room: they go on in a second line. */
export const wrapping = { maxInlineSize: '100%', whiteSpace: 'normal' } as const;
