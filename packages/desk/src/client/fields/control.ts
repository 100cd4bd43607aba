/** The props that Sveltia passes to a custom field. */
export interface ControlProps<Value = string> {
  value: Value;
  field: { get(name: string): unknown };
  /** The edited entry. Its slug is empty until the first save. */
  entry?: { get(name: string): unknown };
  forID: string;
  onChange(value: Value): void;
}

/** A rendered control. */
export interface MountedControl<Value = string> {
  /** Shows a value that the control did not set itself, for example after undo or from a stored draft. */
  update(value: Value, props: ControlProps<Value>): void;
  destroy?(): void;
}

type Mount<Value> = (host: HTMLElement, props: ControlProps<Value>) => MountedControl<Value>;

interface Instance<Value> {
  props: ControlProps<Value>;
  host: HTMLElement | null;
  mounted: MountedControl<Value>;
}

/** Globals of the React copy in Sveltia, which only accepts elements that this copy created. */
declare global {
  interface Window {
    createClass(parts: object): never;
    h(tag: string, props: object): unknown;
  }
}

/** Wraps plain DOM code in the React class that Sveltia requires for a custom field. */
export function createControl<Value = string>(mount: Mount<Value>) {
  return window.createClass({
    componentDidMount(this: Instance<Value>) {
      if (!this.host) return;
      this.mounted = mount(this.host, { ...this.props, onChange: (value) => this.props.onChange(value) });
      nameControl(this.host, this.props.forID);
    },
    componentDidUpdate(this: Instance<Value>) {
      this.mounted.update(this.props.value, this.props);
    },
    componentWillUnmount(this: Instance<Value>) {
      this.mounted.destroy?.();
    },
    render(this: Instance<Value>) {
      return window.h("div", { className: "desk-field", ref: (host: HTMLElement | null) => (this.host = host) });
    },
  });
}

/**
 * Names a control by the label of its field. Sveltia does this for its own fields only. A control that shows its value as
 * text, such as a button, is named by both.
 */
function nameControl(host: HTMLElement, id: string): void {
  const control = host.querySelector(`#${CSS.escape(id)}`);
  if (!control || control.hasAttribute("aria-label")) return;
  const label = `${id}-label`;
  control.setAttribute(
    "aria-labelledby",
    control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? label : `${label} ${id}`,
  );
}
