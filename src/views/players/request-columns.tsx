import { instantDayText } from '#domain/dates/reader-time.ts';
import { joiningWords as words } from '#domain/words/joining.ts';
import type { RequestDeskEvent } from '#machines/players/request-desk.ts';
import type { RequestDesk } from '#machines/players/request-selectors.ts';
import type { JoinRequest } from '#machines/players/requests.ts';
import { Acts } from '#views/ui/acts.tsx';
import { Avatar } from '#views/ui/avatar.tsx';
import { EmailText } from '#views/ui/email-text.tsx';
import { Button } from '#views/ui/button.tsx';
import type { Column } from '#views/ui/table.tsx';
import { TwoLine } from '#views/ui/two-line.tsx';
import * as css from './joining.css.ts';

/** Who asks for what since when, and the two answers. */
export function requestColumns(
  desk: RequestDesk,
  send: (event: RequestDeskEvent) => void,
): readonly Column<JoinRequest>[] {
  return [
    {
      id: 'name',
      head: words.columns.name,
      place: 'title',
      cell: (row) => (
        <TwoLine
          lead={<Avatar name={row.fullName} photo={row.profileImage ?? undefined} />}
          main={row.fullName}
          detail={<EmailText>{row.email}</EmailText>}
        />
      ),
    },
    {
      id: 'kind',
      head: words.columns.kind,
      cell: ({ kind, createdAt }) => (
        <TwoLine main={words.kinds[kind]} detail={words.asked(instantDayText(createdAt))} />
      ),
    },
    {
      id: 'answer',
      head: words.columns.answer,
      headState: 'hidden',
      align: 'end',
      place: 'foot',
      cell: (row) => (
        <Acts of={[desk.context.clubId]}>
          <Answer row={row} desk={desk} send={send} />
        </Acts>
      ),
    },
  ];
}

type AnswerProps = { row: JoinRequest; desk: RequestDesk; send: (event: RequestDeskEvent) => void };

const Answer = ({ row, desk, send }: AnswerProps) => {
  const { id, fullName, kind } = row;
  const request = { id, fullName, kind };
  const isBusy = desk.matches('answering') && desk.context.request?.id === id;
  const isOf = (isAccepted: boolean): boolean => isBusy && desk.context.isAccepted === isAccepted;
  return (
    <span className={css.answer}>
      <Button
        tone="secondary"
        size="small"
        aria-label={words.declineNamed(fullName)}
        state={isOf(false) ? 'busy' : 'idle'}
        disabled={!desk.can({ type: 'decline', request }) && !isOf(false)}
        onClick={() => send({ type: 'decline', request })}
      >
        {words.decline}
      </Button>
      <Button
        tone="primary"
        size="small"
        aria-label={words.acceptNamed(fullName)}
        state={isOf(true) ? 'busy' : 'idle'}
        disabled={!desk.can({ type: 'accept', request }) && !isOf(true)}
        onClick={() => send({ type: 'accept', request })}
      >
        {words.accept}
      </Button>
    </span>
  );
};
