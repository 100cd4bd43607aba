import { useState } from "react";
import { toPlainAmount, toShownAmount } from "../domain/amounts";

/**
 * The text of a field for an amount that a URL has with a decimal point. What the visitor enters stays as it is entered,
 * because “1.2” may become “1.200”, which is 1200 in German. An amount from elsewhere is shown in the format of the locale.
 * @param amount as the URL has it
 * @param onChange called with the amount as the URL will have it
 * @returns the text, and the function to call when the visitor changes it
 */
export function useAmountText(
  amount: string,
  locale: string,
  onChange: (amount: string) => void,
): [text: string, change: (text: string) => void] {
  const [entered, setEntered] = useState<string>();
  const change = (text: string): void => {
    setEntered(text);
    onChange(toPlainAmount(text, locale));
  };
  const isCurrent = entered !== undefined && toPlainAmount(entered, locale) === amount;
  return [isCurrent ? entered : toShownAmount(amount, locale), change];
}
