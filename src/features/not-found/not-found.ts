interface View {
  readonly prefix: string;
}

/**
 * The not-found view for an address: the one with the longest prefix that the
 * address begins with, so `/blog/99` says that the post is missing.
 * @throws Error when no view fits; the view of `/` fits every address
 */
export function findView<V extends View>(views: readonly V[], path: string): V {
  const [best] = views
    .filter(({ prefix }) => path.startsWith(prefix))
    .sort((a, b) => b.prefix.length - a.prefix.length);
  if (!best) throw new Error(`No not-found view fits ${path}`);
  return best;
}
