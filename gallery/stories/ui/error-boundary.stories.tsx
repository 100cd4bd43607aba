import { ErrorBoundary, FailedSection, Sections } from "../../../src/ui/error-boundary";
import { Text } from "../../../src/ui/primitives";

export default { title: "Components / Error boundary", meta: { isFullWidth: true } };

const Failing = (): null => {
  // __tests__/browser/gallery.test.ts expects this message in the console.
  throw new Error("This story shows an error.");
};

export const Failed = () => (
  <ErrorBoundary>
    <Failing />
  </ErrorBoundary>
);

export const WithFallback = () => (
  <ErrorBoundary fallback={<Text variant="muted">A fallback replaces the failed part.</Text>}>
    <Failing />
  </ErrorBoundary>
);

export const AtTheBottom = () => <FailedSection underBar={false} />;

export const OneOfTwoSections = () => (
  <Sections>
    <Failing />
    <Text variant="lead">The next section is still there.</Text>
  </Sections>
);
