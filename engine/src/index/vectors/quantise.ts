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
