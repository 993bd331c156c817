import { z } from 'zod'
import { email } from './account.ts'
import { careTextMax, phoneMax, websiteUrlMax } from './limits.ts'
import { validationTexts } from './texts.ts'
import { trimmedText } from './values.ts'

/** What an owner sets for visitors whom the agent can't help. */

const careText = trimmedText.pipe(z.string().max(careTextMax, validationTexts.careTextTooLong))

const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, validationTexts.timeInvalid)

const timeZone = z.string().max(64).refine(isTimeZone, validationTexts.timeZoneInvalid)

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return name !== ''
  } catch {
    return false
  }
}

/** When somebody is there who can take a conversation over. */
export const officeHoursSchema = z.object({
  /** A name of the IANA database, such as `Europe/Berlin`. */
  timeZone: z.string(),
  /**
   * Monday to Sunday; null where nobody is there. Times such as `09:00` of the wall clock there: an end that isn't after
   * the start is on the next day.
   */
  days: z.array(z.object({ from: z.string(), to: z.string() }).nullable()),
  /** What visitors read outside of them; empty for the product's own words. */
  text: z.string(),
})
export type OfficeHours = z.infer<typeof officeHoursSchema>

export const officeHoursInput = z.object({
  timeZone,
  days: z
    .array(z.object({ from: timeOfDay, to: timeOfDay }).nullable())
    .length(7)
    .refine((days) => days.some((day) => day !== null), validationTexts.officeHoursEmpty),
  text: careText,
})

/** Ways to a person, which a refusal shows; an empty one isn't shown. */
export const humanContactSchema = z.object({
  /** What stands before them; empty for the product's own words. */
  text: z.string(),
  email: z.string(),
  phone: z.string(),
  /** A page with a form, a calendar or a map. */
  url: z.string(),
})
export type HumanContact = z.infer<typeof humanContactSchema>

const phone = trimmedText.pipe(
  z
    .string()
    .max(phoneMax, validationTexts.phoneInvalid)
    .regex(/^\+?[\d ()./-]*$/, validationTexts.phoneInvalid)
    .refine((text) => text === '' || /\d/.test(text), validationTexts.phoneInvalid),
)

const webAddress = trimmedText.pipe(
  z
    .url({ protocol: /^https?$/, error: validationTexts.urlInvalid })
    .max(websiteUrlMax, validationTexts.urlInvalid)
    .refine((url) => !/^https?:\/\/[^/?#]*@/.test(url), validationTexts.urlInvalid)
    .or(z.literal('', validationTexts.urlInvalid)),
)

export const humanContactInput = z
  .object({ text: careText, email: trimmedText.pipe(email.or(z.literal(''))), phone, url: webAddress })
  .refine(({ email, phone, url }) => email + phone + url !== '', {
    message: validationTexts.humanContactEmpty,
    path: ['email'],
  })
