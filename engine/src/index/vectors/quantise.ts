const LEVELS = 127

/**
 * A vector as signed bytes: scaled so that its largest component is 127, which keeps the cosine to about three digits.
 */
export function quantise(vector: Float32Array): Int8Array {
  let largest = 0
  for (const part of vector) largest = Math.max(largest, Math.abs(part))
  const scale = largest === 0 ? 0 : LEVELS / largest
  return Int8Array.from(vector, (part) => Math.round(part * scale))
}

/** Cosine of two vectors in signed bytes, from -1 to 1; 0 if either is zero. */
export function cosine(a: Int8Array, b: Int8Array): number {
  let product = 0
  let ofA = 0
  let ofB = 0
  for (let at = 0; at < a.length; at++) {
    const x = a[at] ?? 0
    const y = b[at] ?? 0
    product += x * y
    ofA += x * x
    ofB += y * y
  }
  return product / Math.max(1e-9, Math.sqrt(ofA * ofB))
}
