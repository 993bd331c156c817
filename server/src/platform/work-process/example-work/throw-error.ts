/** Work with a fault of its own, for the tests. */
export function work(): never[] {
  throw new TypeError('a fault of its own')
}
