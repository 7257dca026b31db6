import { DropdownMenu } from 'radix-ui';
import * as css from './menu.css.ts';

export const MenuRule = () => <DropdownMenu.Separator className={css.rule} />;
