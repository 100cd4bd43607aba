interface View {
  readonly prefix: string;
}

/**
 * Finds the not-found view for a path: the one with the longest matching prefix, so that `/blog/99` shows the message
 * for missing posts.
 * @throws Error when no view matches; the view of `/` matches every path
 */
export function findView<V extends View>(views: readonly V[], path: string): V {
  const [view] = views
    .filter(({ prefix }) => path.startsWith(prefix))
    .sort((a, b) => b.prefix.length - a.prefix.length);
  if (!view) throw new Error(`No not-found view matches ${path}. Add one with the prefix “/” to data/not-found.json.`);
  return view;
}
