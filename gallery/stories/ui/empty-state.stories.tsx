import { EmptyState } from "../../../src/ui/empty-state";

export default { title: "Components / Empty state" };

const PROPS = { sentence: "No article matches these filters.", reset: "Show all articles", onReset: () => undefined };

export const WithHint = () => <EmptyState {...PROPS} hint="You searched for “periscope”." />;

export const WithoutHint = () => <EmptyState {...PROPS} />;
