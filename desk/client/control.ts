/** What Sveltia gives the control of a field of ours. */
export interface ControlProps<Value = string> {
  value: Value;
  field: { get(name: string): unknown };
  /** The entry that is edited; its slug is empty while it is new. */
  entry?: { get(name: string): unknown };
  forID: string;
  onChange(value: Value): void;
}

/** A control that stands in the page. */
export interface Mounted<Value = string> {
  /** Takes a value that came from elsewhere: undo, or a draft that was kept. */
  update(value: Value, props: ControlProps<Value>): void;
  destroy?(): void;
}

type Mount<Value> = (host: HTMLElement, props: ControlProps<Value>) => Mounted<Value>;

interface Instance<Value> {
  props: ControlProps<Value>;
  host: HTMLElement | null;
  mounted: Mounted<Value>;
}

/** Sveltia's own React. An element of another copy would be refused. */
declare global {
  interface Window {
    createClass(parts: object): never;
    h(tag: string, props: object): unknown;
  }
}

/** Makes a plain piece of page into a control for Sveltia, which asks for React. */
export function control<Value = string>(mount: Mount<Value>) {
  return window.createClass({
    componentDidMount(this: Instance<Value>) {
      if (this.host)
        this.mounted = mount(this.host, { ...this.props, onChange: (value) => this.props.onChange(value) });
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
