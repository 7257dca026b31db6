import { productWords as words } from '#domain/words/products.ts';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { PageMessage } from '#views/ui/page-message.tsx';

const { otherTypes } = words;

/** What stands under the address of prices of goods and of subscriptions, which are not kept here. */
export const OtherPrices = ({ type }: { type: 'once' | 'recurring' }) =>
  type === 'once' ? (
    <PageMessage
      title={otherTypes.once}
      text={otherTypes.onceText}
      shot="threeCushion"
      actions={<ButtonLink href="/manageProduct">{otherTypes.toProducts}</ButtonLink>}
    />
  ) : (
    <PageMessage
      title={otherTypes.recurring}
      text={otherTypes.recurringText}
      shot="threeCushion"
      actions={<ButtonLink href="/payments-members">{otherTypes.toSubscriptions}</ButtonLink>}
    />
  );
