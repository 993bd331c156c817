/** The count of numbers and their sum. */
export function begin() {
  let count = 0
  let sum = 0
  return {
    take(numbers: readonly number[]): void {
      for (const number of numbers) {
        if (number < 0) throw new Error('A number below zero')
        count++
        sum += number
      }
    },
    finish: () => [count, sum],
  }
}
