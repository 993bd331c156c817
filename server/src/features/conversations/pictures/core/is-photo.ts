/** Bytes that `isPhoto` needs. */
export const photoHeadBytes = 12

/** Whether a file begins as a JPEG, PNG or WebP. Whether it is one, its decoder finds out. */
export function isPhoto(head: Uint8Array): boolean {
  const letters = String.fromCharCode(...head.subarray(0, photoHeadBytes))
  const isWebp = letters.startsWith('RIFF') && letters.slice(8) === 'WEBP'
  return isWebp || letters.startsWith('\u00ff\u00d8\u00ff') || letters.startsWith('\u0089PNG\r\n\u001a\n')
}
