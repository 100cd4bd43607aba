import { act, renderHook } from "@testing-library/react";
import { useState } from "react";
import { useAnswerFirst } from "../../src/ui/use-answer-first";
import { useAddressState } from "../../src/ui/use-address-state";
import { goBack, openAt, painted, query } from "../support/address";

/** What those who were told have heard. */
const heard = jest.fn();
beforeEach(() => heard.mockClear());

const view = () =>
  renderHook(() => {
    const [value, setValue] = useState("one");
    const [shown, choose] = useAnswerFirst(value, (next: string) => {
      heard(next);
      // They may know better.
      setValue(next === "none" ? "one" : next);
    });
    return { shown, choose };
  });

test("a choice is shown before anybody is told, and stays when they agree", async () => {
  const { result } = view();
  act(() => result.current.choose("two"));
  expect(result.current.shown).toBe("two");
  expect(heard).not.toHaveBeenCalled();
  await painted();
  expect(heard.mock.calls).toEqual([["two"]]);
  expect(result.current.shown).toBe("two");
});

test("what they say in the end is what is shown", async () => {
  const { result } = view();
  act(() => result.current.choose("none"));
  await painted();
  expect(result.current.shown).toBe("one");
});

test("of choices within one frame the last is told", async () => {
  const { result } = view();
  act(() => result.current.choose("two"));
  act(() => result.current.choose("three"));
  await painted();
  expect(heard.mock.calls).toEqual([["three"]]);
});

test("who has left the page tells nobody any more", async () => {
  const { result, unmount } = view();
  act(() => result.current.choose("two"));
  unmount();
  await painted();
  expect(heard).not.toHaveBeenCalled();
});

test("what is typed before choices were told stands behind them in the address, and Back undoes the last choice with it", async () => {
  const bare = { category: "all", tab: "tutorials", q: "" };
  openAt("/academy");
  const { result } = renderHook(() => {
    const [state, change] = useAddressState(bare);
    const [, category] = useAnswerFirst(state.category, (value: string) => change({ category: value }, true));
    const [, tab] = useAnswerFirst(state.tab, (value: string) => change({ tab: value }, true));
    return { search: (q: string) => change({ q }), category, tab };
  });
  act(() => {
    result.current.category("hardware");
    result.current.tab("manuals");
    result.current.search("meta");
  });
  expect(query()).toBe("?category=hardware&tab=manuals&q=meta");
  await painted();
  expect(query()).toBe("?category=hardware&tab=manuals&q=meta");
  await goBack();
  expect(query()).toBe("?category=hardware");
  await goBack();
  expect(query()).toBe("");
});
