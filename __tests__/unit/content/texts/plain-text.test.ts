import { plainText } from "../../../../src/domain/plain-text";

test.each([
  ["<p>1 &lt; 2 &amp; 3 &gt; 2</p>", "1 < 2 & 3 > 2"],
  ["<p>write &amp;lt;b&amp;gt;</p>", "write &lt;b&gt;"],
  ["<h2>One</h2><p>two<br />three<br>four</p>", "One two three four"],
])("the text of %s is “%s”", (html, text) => {
  expect(plainText(html)).toBe(text);
});
