/** Work that throws an error, for the tests. */
export function work(): never[] {
  throw new TypeError('a fault of its own')
}
