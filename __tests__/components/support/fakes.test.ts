import { fireEvent } from "@testing-library/react";
import { readPiece } from "../../../src/features/tours/formats/cloud";
import { sampleDepth } from "../../../src/features/tours/geometry/sample-depth";
import type { SceneState } from "../../../src/features/tours/viewer/scene/scene-renderer";
import { FakeDevice, FRAME_MS } from "../../support/dom/fake-device";

describe("top-layer", () => {
  /** Adds a dialog with two buttons to the page. */
  function addDialog(): HTMLDialogElement {
    const dialog = document.createElement("dialog");
    dialog.innerHTML = "<button disabled>First</button><button>Second</button>";
    document.body.append(dialog);
    return dialog;
  }
  const pressEscape = (): boolean => fireEvent.keyDown(document.body, { key: "Escape" });

  afterEach(() => {
    for (const dialog of document.querySelectorAll("dialog")) {
      dialog.close();
      dialog.remove();
    }
  });

  test("a modal dialog opens with the focus on its first enabled control", () => {
    const dialog = addDialog();
    dialog.showModal();
    expect(dialog.open).toBe(true);
    expect(document.activeElement?.textContent).toBe("Second");
  });

  test("a dialog that is open or outside of the document cannot be opened", () => {
    const dialog = addDialog();
    dialog.showModal();
    expect(() => dialog.showModal()).toThrow("already open");
    expect(() => document.createElement("dialog").showModal()).toThrow("not in the page");
  });

  test("Escape closes the topmost dialog, which then dispatches a close event", async () => {
    const [below, above] = [addDialog(), addDialog()];
    below.showModal();
    above.showModal();
    const closed = jest.fn();
    above.addEventListener("close", closed);
    pressEscape();
    expect([below.open, above.open]).toEqual([true, false]);
    expect(closed).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(closed).toHaveBeenCalledTimes(1);
  });

  test("a dialog that prevents its cancel event stays open", () => {
    const dialog = addDialog();
    dialog.showModal();
    dialog.addEventListener("cancel", (event) => event.preventDefault());
    pressEscape();
    expect(dialog.open).toBe(true);
  });

  test("only a popover that is shown matches :popover-open", () => {
    const popover = document.createElement("div");
    expect(() => popover.showPopover()).toThrow("not a popover");
    popover.setAttribute("popover", "manual");
    expect(popover.matches(":popover-open")).toBe(false);
    popover.showPopover();
    expect(popover.matches(":popover-open")).toBe(true);
    expect(() => popover.showPopover()).toThrow("already shown");
    popover.hidePopover();
    expect(popover.matches(":popover-open")).toBe(false);
  });
});

describe("fake-device", () => {
  const scene = (drawnPoints: number): SceneState => ({
    camera: { target: [0, 0, 0], distance: 0, yaw: 0, pitch: 0, fov: 90 },
    layers: [],
    drawnPoints,
    coloring: "photo",
    sliceThickness: Infinity,
    clipHeight: 3,
  });

  let device: FakeDevice;
  beforeEach(() => {
    device = new FakeDevice();
  });
  afterEach(() => jest.restoreAllMocks());

  test("runs each animation frame callback once, with the time of its frame", async () => {
    const times: number[] = [];
    requestAnimationFrame((now) => {
      times.push(now);
      requestAnimationFrame((next) => times.push(next));
    });
    const start = device.now;
    await device.runFrame();
    expect(times).toEqual([start]);
    expect(performance.now()).toBe(start + FRAME_MS);
    await device.runFrames(3);
    expect(times).toEqual([start, start + FRAME_MS]);
  });

  test("does not run a canceled callback", async () => {
    const callback = jest.fn();
    cancelAnimationFrame(requestAnimationFrame(callback));
    await device.runFrame();
    expect(callback).not.toHaveBeenCalled();
  });

  test("runs promise callbacks of a frame before `runFrame` resolves", async () => {
    const order: string[] = [];
    requestAnimationFrame(() => void Promise.resolve().then(() => order.push("promise")));
    await device.runFrame();
    order.push("after frame");
    expect(order).toEqual(["promise", "after frame"]);
  });

  test("is ready while fewer than two frames are pending, and draws them one after the other", async () => {
    device.drawDurationMs = (points) => (points / 1000) * FRAME_MS;
    const renderer = device.createRenderer();
    renderer.draw(scene(2000));
    expect(renderer.isReady()).toBe(true);
    renderer.draw(scene(1000));
    expect(renderer.isReady()).toBe(false);
    await device.runFrame();
    expect(renderer.isReady()).toBe(false);
    // The first drawing takes two frames of the screen, the second takes one.
    await device.runFrame();
    expect(renderer.isReady()).toBe(true);
    renderer.draw(scene(1000));
    expect(renderer.isReady()).toBe(false);
    await device.runFrame();
    expect(renderer.isReady()).toBe(true);
    expect([device.frameCount, device.lastScene]).toEqual([3, scene(1000)]);
  });

  test("lists the textures that have not been disposed of", async () => {
    const renderer = device.createRenderer();
    const { signal } = new AbortController();
    const images = await Promise.all(["living", "kitchen"].map((id) => device.loadStation({ id }, signal).preview));
    const textures = images.map((image) => renderer.createPanorama(image, 4096));
    expect(device.liveTextures).toEqual(["living", "kitchen"]);
    textures[0]?.dispose();
    expect(device.liveTextures).toEqual(["kitchen"]);
  });

  test("loads a depth map of 2 m in all directions, and a cloud of `cloudPoints` points", async () => {
    const { signal } = new AbortController();
    const depthMap = await device.loadStation({ id: "living" }, signal).depthMap();
    for (const direction of [[0, 1, 0], [1, 0, 0], [0, 0, -1]] as const) expect(sampleDepth(depthMap, direction, 0)).toBeCloseTo(2); // prettier-ignore
    device.cloudPoints = 12;
    const response = await fetch("/1.cloud", { signal });
    expect(readPiece(await response.arrayBuffer()).positions).toHaveLength(36);
    expect(device.signals).toEqual([signal, signal]);
  });
});
