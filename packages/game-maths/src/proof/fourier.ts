/** Complex numbers as two arrays of equal length. */
export interface ComplexArray {
  readonly real: Float64Array;
  readonly imaginary: Float64Array;
}

export function complexZeros(length: number): ComplexArray {
  return { real: new Float64Array(length), imaginary: new Float64Array(length) };
}

/**
 * The discrete Fourier transform in place (radix 2, Cooley and Tukey).
 * @param direction 1 forwards, -1 back; back divides by the length.
 * @throws RangeError unless the length is a power of two.
 */
function fourierTransform(values: ComplexArray, direction: 1 | -1): void {
  const { real, imaginary } = values;
  const length = real.length;
  if (length === 0 || (length & (length - 1)) !== 0) {
    throw new RangeError(`length must be a power of two, got ${length}`);
  }
  reverseBits(values);
  for (let size = 2; size <= length; size *= 2) {
    const half = size / 2;
    for (let offset = 0; offset < half; offset += 1) {
      const angle = (-direction * 2 * Math.PI * offset) / size;
      const cosine = Math.cos(angle);
      const sine = Math.sin(angle);
      for (let low = offset; low < length; low += size) {
        const high = low + half;
        const re = (real[high] as number) * cosine - (imaginary[high] as number) * sine;
        const im = (real[high] as number) * sine + (imaginary[high] as number) * cosine;
        real[high] = (real[low] as number) - re;
        imaginary[high] = (imaginary[low] as number) - im;
        real[low] = (real[low] as number) + re;
        imaginary[low] = (imaginary[low] as number) + im;
      }
    }
  }
  if (direction === -1) {
    for (let i = 0; i < length; i += 1) {
      real[i] = (real[i] as number) / length;
      imaginary[i] = (imaginary[i] as number) / length;
    }
  }
}

/** sum += a * b, element by element, as far as `sum` reaches. */
export function addProduct(sum: ComplexArray, a: ComplexArray, b: ComplexArray): void {
  const { real, imaginary } = sum;
  for (let i = 0; i < real.length; i += 1) {
    const aRe = a.real[i] as number;
    const aIm = a.imaginary[i] as number;
    const bRe = b.real[i] as number;
    const bIm = b.imaginary[i] as number;
    real[i] = (real[i] as number) + aRe * bRe - aIm * bIm;
    imaginary[i] = (imaginary[i] as number) + aRe * bIm + aIm * bRe;
  }
}

/** The transform of real numbers, its first half + 1: the rest mirrors it. */
export function realTransform(values: Float64Array): ComplexArray {
  const full: ComplexArray = {
    real: Float64Array.from(values),
    imaginary: new Float64Array(values.length),
  };
  fourierTransform(full, 1);
  const kept = values.length / 2 + 1;
  return { real: full.real.slice(0, kept), imaginary: full.imaginary.slice(0, kept) };
}

/** The real numbers whose `realTransform` is given. */
export function inverseRealTransform(half: ComplexArray): Float64Array {
  const length = 2 * (half.real.length - 1);
  const full = complexZeros(length);
  full.real.set(half.real);
  full.imaginary.set(half.imaginary);
  for (let i = 1; i < length / 2; i += 1) {
    full.real[length - i] = half.real[i] as number;
    full.imaginary[length - i] = -(half.imaginary[i] as number);
  }
  fourierTransform(full, -1);
  return full.real;
}

function reverseBits({ real, imaginary }: ComplexArray): void {
  const length = real.length;
  let reversed = 0;
  for (let i = 1; i < length; i += 1) {
    let bit = length >> 1;
    while ((reversed & bit) !== 0) {
      reversed ^= bit;
      bit >>= 1;
    }
    reversed |= bit;
    if (i < reversed) {
      [real[i], real[reversed]] = [real[reversed] as number, real[i] as number];
      const kept = imaginary[i] as number;
      imaginary[i] = imaginary[reversed] as number;
      imaginary[reversed] = kept;
    }
  }
}
