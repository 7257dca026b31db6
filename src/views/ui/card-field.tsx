import { SelectField } from './select-field.tsx';

export type CardFieldProps = {
  label: string;
  cards: readonly { cardId: string; brand: string; last4: string }[];
  cardId: string | null;
  /** How a card is called. */
  nameOf: (brand: string, last4: string) => string;
  isLocked: boolean;
  onChange: (cardId: string) => void;
};

/** Which of the saved cards pays. */
export const CardField = ({ label, cards, cardId, nameOf, isLocked, onChange }: CardFieldProps) => (
  <SelectField
    label={label}
    value={cardId ?? ''}
    disabled={isLocked}
    onChange={(event) => onChange(event.currentTarget.value)}
  >
    {cards.map((card) => (
      <option key={card.cardId} value={card.cardId}>
        {nameOf(card.brand, card.last4)}
      </option>
    ))}
  </SelectField>
);
