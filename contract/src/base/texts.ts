export const validationTexts = {
  urlInvalid: 'Please enter a valid URL',
} as const

/** The error message of a throttle. */
export function tooManyAttempts(seconds: number): string {
  return `Too many attempts. Please wait ${waitInWords(seconds)}.`
}

function waitInWords(seconds: number): string {
  const count = seconds < 60 ? seconds : Math.ceil(seconds / 60)
  const unit = seconds < 60 ? 'second' : 'minute'
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
