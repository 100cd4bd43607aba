import { leaveOutNeedless } from "../../../src/build/bare-head";

test("a head loses what only Gatsby and Internet Explorer have a use for, and nothing else", () => {
  const kept = '<meta charset="utf-8"/><meta name="description" content="A generator of x-ua-compatible text"/>';
  const html = `<head><meta http-equiv="x-ua-compatible" content="ie=edge"/>${kept}<meta name="generator" content="Gatsby 5"/></head>`;
  expect(leaveOutNeedless(html)).toBe(`<head>${kept}</head>`);
  expect(leaveOutNeedless(leaveOutNeedless(html))).toBe(`<head>${kept}</head>`);
});
