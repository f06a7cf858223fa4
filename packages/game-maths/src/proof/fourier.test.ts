import { array, assert, double, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { addProduct, complexZeros, inverseRealTransform, realTransform } from "./fourier.ts";

const sixteen = array(double({ min: -1, max: 1, noNaN: true }), { minLength: 16, maxLength: 16 });

describe("realTransform", () => {
  it("is the sum it is defined by", () => {
    assert(
      property(sixteen, (values) => {
        const { real, imaginary } = realTransform(Float64Array.from(values));
        for (let k = 0; k <= 8; k += 1) {
          const angles = values.map((_, i) => (-2 * Math.PI * i * k) / 16);
          const re = values.reduce((sum, value, i) => sum + value * Math.cos(angles[i] ?? 0), 0);
          const im = values.reduce((sum, value, i) => sum + value * Math.sin(angles[i] ?? 0), 0);
          expect(real[k]).toBeCloseTo(re, 12);
          expect(imaginary[k]).toBeCloseTo(im, 12);
        }
      }),
    );
  });

  it("turns products into sums of what is drawn", () => {
    const die = Float64Array.from({ length: 16 }, (_, i) => (i >= 1 && i <= 6 ? 1 / 6 : 0));
    const two = complexZeros(9);
    addProduct(two, realTransform(die), realTransform(die));
    expect(inverseRealTransform(two)[7]).toBeCloseTo(6 / 36, 14);
    expect(inverseRealTransform(two)[12]).toBeCloseTo(1 / 36, 14);
  });

  it("needs a power of two", () => {
    expect(() => realTransform(new Float64Array(12))).toThrow(RangeError);
  });
});
