const things = [
  'lantern',
  'kettle',
  'bicycle',
  'compass',
  'lamp',
  'rope',
  'anchor',
  'barrel',
  'candle',
  'ladder',
]

const nameOf = (number: number) => `${things[number % things.length]} of model ${1000 + number}`

/** What is asked about one of them; its price stands in the knowledge once. */
export const questionAbout = (number: number) => `What does the ${nameOf(number)} cost?`

/** Texts of so many bytes each that say the price of one thing after another, and how many things they are of. */
export function writeModels(
  texts: number,
  bytes: number,
): { readonly texts: string[]; readonly models: number } {
  let models = 0
  const written = Array.from({ length: texts }, () => {
    const lines: string[] = []
    for (let length = 0; length < bytes; models++) {
      const line = `## Model ${1000 + models}\n\nThe ${nameOf(models)} costs ${(models * 7) % 997} euros and weighs ${(models * 13) % 89} kilograms.\n`
      lines.push(line)
      length += line.length + 1
    }
    return lines.join('\n')
  })
  return { texts: written, models }
}
