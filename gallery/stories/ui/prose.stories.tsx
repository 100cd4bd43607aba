import { Prose } from "../../../src/ui/prose";

export default { title: "Components / Prose" };

const HTML = `<h2>Before the scan</h2>
<p>Switch on the lights, and <a href="/academy">open the doors</a>. Glass and mirrors are <strong>covered</strong>.</p>
<ul><li>Walk every room once.</li><li>Return to the start.</li></ul>
<h3>On the platform</h3>
<ol><li>Upload the recording.</li><li>Choose a data center.</li></ol>
<blockquote><p>The walk took less time than the coffee.</p></blockquote>
<p>Check the file with <code>las2info</code>.</p>`;

export const Default = () => <Prose html={HTML} />;
