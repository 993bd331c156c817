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
