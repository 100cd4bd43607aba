import { act, renderHook } from "@testing-library/react";
import { useState } from "react";
import { useAnswerFirst } from "../../src/ui/use-answer-first";
import { painted } from "../support/address";

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
