/** The parts of each field by full name, as pdf.js returns them. Parts without a type are groups. */
type FieldObjects = Readonly<Record<string, readonly unknown[]>>

interface Field {
  type?: unknown
  value?: unknown
  password?: unknown
}

/** The values of a filled form (AcroForm), one line `Field: value` each. Buttons and passwords are left out. */
export function formValues(fields: FieldObjects | null): string {
  return Object.entries(fields ?? {})
    .flatMap(([name, parts]) => {
      const value = parts.map((part) => filledValue(part as Field)).find((words) => words !== '')
      return value === undefined ? [] : [`${name.replaceAll(/\[\d+\]/g, '')}: ${value}`]
    })
    .join('\n')
}

function filledValue({ type, value, password }: Field): string {
  if (password === true || type === 'button' || type === 'signature') return ''
  const values = (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string')
  const words = values.join(', ').replaceAll(/\s+/g, ' ').trim()
  // An unchecked box.
  return words === 'Off' ? '' : words
}
