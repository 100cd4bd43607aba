import { Children, Component, type ReactNode } from "react";
import { Band } from "./band";
import { useUiLabels } from "./labels";
import { Text } from "./primitives";

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Replaces children that have thrown. Default: a sentence and a button that reloads the page. */
  fallback?: ReactNode;
  /** Called when a child has thrown. */
  onError?: () => void;
}

/** Prevents an error in its children from removing the rest of the page. A new key renders the children again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override state = { hasFailed: false };
  override componentDidCatch(): void {
    this.props.onError?.();
  }
  override render(): ReactNode {
    const { children, fallback = <FailedSection /> } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}

/** The sections of a page, each in its own error boundary. */
export const Sections = ({ children }: { children: ReactNode }) =>
  Children.map(children, (section) => <ErrorBoundary>{section}</ErrorBoundary>);

/**
 * A sentence, and a button that reloads the page.
 * @param underBar whether this may be the first section of its page, which the bar covers
 */
export const FailedSection = ({ underBar = true }: { underBar?: boolean }) => {
  const { sectionFailed, reload } = useUiLabels();
  return (
    // The failed section may be the first one of its page, where the bar needs a dark background.
    <Band palette="ink" underBar={underBar}>
      <Text role="alert" variant="lead" mb={5}>
        {sectionFailed}
      </Text>
      <button type="button" onClick={() => location.reload()} sx={{ variant: "buttons.secondary" }}>
        {reload}
      </button>
    </Band>
  );
};
