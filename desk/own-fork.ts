/** Matches the minified `getWorkflowRepository()`: the fork of the signed-in editor, or else the repository of the site. */
const REPOSITORY = /([\w$]+)=(\(\)=>([\w$]+)\.current\?\?\{owner:([\w$]+)\.owner,repo:\4\.repo\})/g;
/** Matches the beginning of the minified `parseForkBranch(node, branch, pullRequest)`, up to its result. */
const BRANCH =
  /(let\{message:[\w$]+,committedDate:[\w$]+,author:[\w$]+\}=([\w$]+)\.target\?\?\{\}(?:(?!return)[^]){0,300}return\{)/g;

/**
 * Lets the desk know in which fork an editor without write access works, and the last commit of each of its branches.
 * Sveltia knows that commit only for branches of the site’s repository, and the guard of saves compares it
 * (desk/client/review/guard.ts).
 * @throws Error when Sveltia’s code has changed
 */
export function exposeFork(source: string): string {
  if (source.match(REPOSITORY)?.length !== 1 || source.match(BRANCH)?.length !== 1) {
    throw new Error("Sveltia’s code for forks has changed. Update the patterns in desk/own-fork.ts.");
  }
  return source
    .replace(REPOSITORY, "$1=(globalThis.findFork=()=>$3.current,$2)")
    .replace(BRANCH, "$1headSHA:$2.target?.oid,");
}
