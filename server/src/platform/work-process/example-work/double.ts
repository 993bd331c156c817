/** Ordinary work, for the tests. */
export function work(numbers: readonly number[]): number[] {
  return numbers.map((number) => 2 * number)
}
