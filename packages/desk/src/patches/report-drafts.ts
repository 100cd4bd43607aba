/**
 * Matches the minified `scheduleBackup(draft)`, which Sveltia calls after each change of a form, and without a draft when
 * the form is closed.
 */
const SCHEDULE =
  /([\w$]+=)e=>\{(globalThis\.clearTimeout\(([\w$]+)\),e&&[\w$]+&&\(\3=globalThis\.setTimeout\(\(\)=>\{[\w$]+\(e\)\},500\)\))\}/g;
/** Matches a call of the minified `serializeContent`. */
const SERIALIZE = /return ([\w$]+)\(\{draft:[\w$]+,locale:`_default`,valueMap:/g;
/** Matches a call of the minified `isDraftModified`. */
const IS_MODIFIED = /=[\w$]+\(\(\)=>([\w$]+)\(this\.current\)\)/g;

/**
 * Patches Sveltia so that it reports each change of the open form, and that it was closed
 * (packages/desk/src/client/page/draft.ts).
 * @throws Error when Sveltia’s code has changed
 */
export function reportDrafts(source: string): string {
  const [, serialize, isModified] = [SCHEDULE, SERIALIZE, IS_MODIFIED].map((pattern) => {
    const [match, ...others] = source.matchAll(pattern);
    if (match?.[1] === undefined || others.length > 0) {
      throw new Error(
        "Sveltia’s code for backups of forms has changed. Update the patterns in packages/desk/src/patches/report-drafts.ts.",
      );
    }
    return match[1];
  });
  return source.replace(
    SCHEDULE,
    (_match, name: string, body: string) =>
      `${name}e=>{globalThis.reportDraft?.(e,${serialize},${isModified}),${body}}`,
  );
}
