import { Account, type AccountProps } from './account.tsx';
import { ClubNames } from './club-names.tsx';

/** The signed-in user and their clubs, at the end of the header. */
export const HeaderMember = (props: AccountProps) => (
  <>
    <ClubNames clubs={props.clubs} />
    <Account {...props} />
  </>
);
