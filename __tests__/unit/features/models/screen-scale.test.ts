import {
  BANK_CARD,
  cardOnScreen,
  DEFAULT_PX_PER_MM,
  MAX_PX_PER_MM,
  MIN_PX_PER_MM,
  readScreenScale,
  saveScreenScale,
  scaleFromCard,
} from "../../../../src/features/models/geometry/screen-scale";

/** A phone with 460 pixels per inch and three device pixels per CSS pixel. */
const PHONE_PX_PER_MM = 460 / 3 / 25.4;

function stubStorage(storage: Partial<Storage>): void {
  Object.defineProperty(globalThis, "sessionStorage", { value: storage, configurable: true });
}

test("a bank card that is 428 px wide gives 5 px for each millimeter", () => {
  expect(scaleFromCard(5 * BANK_CARD.width)).toBe(5);
  expect(scaleFromCard(1)).toBe(MIN_PX_PER_MM);
  expect(scaleFromCard(100_000)).toBe(MAX_PX_PER_MM);
});

test("the card is upright where the view is too narrow", () => {
  expect(cardOnScreen(5, 800)).toEqual({ width: 428, height: BANK_CARD.height * 5 });
  const { width, height } = cardOnScreen(PHONE_PX_PER_MM, 350);
  expect(width).toBeLessThan(350);
  expect(height / width).toBeCloseTo(BANK_CARD.width / BANK_CARD.height);
});

test("remembers the scale for the visit", () => {
  const entries = new Map<string, string>();
  stubStorage({
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
  });
  expect(readScreenScale()).toBeUndefined();
  saveScreenScale(5.5);
  expect(readScreenScale()).toBe(5.5);
});

test.each(["abc", "0", "-3", "1000"])("ignores the stored scale %s", (stored) => {
  stubStorage({ getItem: () => stored });
  expect(readScreenScale()).toBeUndefined();
});

test("works without storage", () => {
  const deny = (): never => {
    throw new DOMException("", "SecurityError");
  };
  stubStorage({ getItem: deny, setItem: deny });
  expect(readScreenScale()).toBeUndefined();
  expect(() => saveScreenScale(DEFAULT_PX_PER_MM)).not.toThrow();
});
