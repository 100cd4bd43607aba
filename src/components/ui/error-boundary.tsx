import { Children, Component, type ReactNode } from "react";
import { Band } from "./band";
import { useUiLabels } from "./labels";
import { Text } from "./text";

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown instead of what has thrown; without it, a sentence and a button that reloads the page. */
  fallback?: ReactNode;
  /** Called once what is inside has thrown. */
  onError?: () => void;
}

/** Keeps an error inside from removing the rest of the page. A new key lets it try again. */
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

/** The sections of a page; one that throws leaves the others as they are. */
export const Sections = ({ children }: { children: ReactNode }) =>
  Children.map(children, (section) => <ErrorBoundary>{section}</ErrorBoundary>);

const FailedSection = () => {
  const { sectionFailed, reload } = useUiLabels();
  return (
    // It may be the first of its page, and the bar is drawn for ink.
    <Band ground="ink" underBar>
      <Text role="alert" variant="lead" mb={5}>
        {sectionFailed}
      </Text>
      <button type="button" onClick={() => location.reload()} sx={{ variant: "buttons.secondary" }}>
        {reload}
      </button>
    </Band>
  );
};
