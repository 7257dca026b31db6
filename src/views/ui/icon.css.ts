import { styleVariants } from '@vanilla-extract/css';

const square = (size: number) => ({ inlineSize: size, blockSize: size, flex: 'none', maxInlineSize: 'none' });

export const icon = styleVariants({ small: square(16), regular: square(18), large: square(24) });
