/** Matches the minified `getField({ ...args, keyPath: keyPath.replace(…), valueMap: … })`, which returns a field's settings. */
const GET_FIELD = /(\w+)\(\{\.\.\.(\w+),keyPath:\w+\.replace\(\w+,``\),valueMap:/;
/**
 * Matches the minified code that sets the message of a list:
 * `(list in messages)) { let validity = …; validity && (messages[list] = sentencesOf({ validity, fieldConfig: item`
 */
const LIST_MESSAGE =
  /(\((\w+) in \w+\[\w+\]\)\)\{let (\w+)=\w+\[\w+\]\[\2\];\3&&\(\w+\[\w+\]\[\2\]=\w+\(\{validity:\3,fieldConfig:)\w+/;

/**
 * Patches a bug of Sveltia 0.221: for a list of texts with too few or too many items, Sveltia reads
 * the limit from the settings of an item instead of the list, and shows “You must select at least {$min} options.”
 * @throws Error when Sveltia’s code has changed
 */
export function correctListMessages(source: string): string {
  const [, getField, args] = GET_FIELD.exec(source) ?? [];
  if (getField === undefined || args === undefined || !LIST_MESSAGE.test(source)) {
    throw new Error(
      "Sveltia’s code for list messages has changed. Remove packages/desk/src/patches/correct-list-messages.ts if the bug is fixed, or update its patterns.",
    );
  }
  return source.replace(LIST_MESSAGE, `$1${getField}({...${args},keyPath:$2})`);
}
