import type { Rectangle } from './label-near.ts'

/** A part of a form field as pdf.js returns it. */
export interface Widget {
  readonly rect?: Rectangle
  readonly fieldType?: string
  readonly fieldName?: string
  readonly fieldValue?: unknown
  /** Its tool tip, which forms for screen readers have. */
  readonly alternativeText?: string
  readonly password?: boolean
  readonly checkBox?: boolean
  readonly radioButton?: boolean
  /** The value of a box or button that is ticked. */
  readonly exportValue?: string
  readonly buttonValue?: string
  readonly options?: readonly { readonly exportValue: string; readonly displayValue: string }[]
}

/** The text or choices in a field, as its reader sees them; empty for buttons, signatures and passwords. */
export function filledValue({ fieldType, fieldValue, password, options = [] }: Widget): string {
  if (password === true || (fieldType !== 'Tx' && fieldType !== 'Ch')) return ''
  const values = (Array.isArray(fieldValue) ? fieldValue : [fieldValue]).filter(
    (each) => typeof each === 'string',
  )
  const shown = values.map(
    (value) => options.find(({ exportValue }) => exportValue === value)?.displayValue ?? value,
  )
  return shown.join(', ').replaceAll(/\s+/g, ' ').trim()
}

export function isTicked({ fieldValue, exportValue, buttonValue }: Widget): boolean {
  if (typeof fieldValue !== 'string' || fieldValue === '' || fieldValue === 'Off') return false
  return fieldValue === (buttonValue ?? exportValue)
}

/** The last part of a field's full name, without the numbers that programs add. */
export function fieldNameOf({ fieldName = '' }: Widget): string {
  const name =
    fieldName
      .replaceAll(/\[\d+\]/g, '')
      .split('.')
      .at(-1) ?? ''
  return name.replace(/_+/g, ' ').trim() || 'Field'
}
