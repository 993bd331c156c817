import { z } from 'zod'
import { email } from './account.ts'
import {
  careTextMax,
  leadButtonMax,
  leadTitleMax,
  linkTextMax,
  phoneMax,
  proactivePathMax,
  proactivePathsMax,
  proactiveSecondsMax,
  proactiveTextMax,
  websiteUrlMax,
} from './limits.ts'
import type { LinkedLine } from './linked-line.ts'
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

/** A sentence with at most one link behind it: see `LinkedLine`. */
const linkedLineSchema = z.object({ text: z.string(), linkText: z.string(), linkUrl: z.string() })

const linkedLineParts = {
  text: careText.pipe(z.string().min(1, validationTexts.lineTextRequired)),
  linkText: trimmedText.pipe(z.string().max(linkTextMax, validationTexts.linkTextTooLong)),
  linkUrl: webAddress,
}

/** A link has words and an address, or neither. */
function requireWholeLink({ value, issues }: z.core.ParsePayload<LinkedLine>): void {
  const { linkText, linkUrl } = value
  const missing = (path: keyof LinkedLine, message: string) =>
    issues.push({ code: 'custom', path: [path], message, input: value })
  if (linkText === '' && linkUrl !== '') missing('linkText', validationTexts.linkTextRequired)
  if (linkText !== '' && linkUrl === '') missing('linkUrl', validationTexts.linkUrlRequired)
}

const linkedLineInput = z.object(linkedLineParts).check(requireWholeLink)

/** What visitors read before their first question. */
export const consentLineSchema = linkedLineSchema.extend({
  /** Whether they have to tick a box before they can ask it. */
  isRequired: z.boolean(),
})
export type ConsentLine = z.infer<typeof consentLineSchema>

export const consentLineInput = z
  .object({ ...linkedLineParts, isRequired: z.boolean() })
  .check(requireWholeLink)

/** A message that comes up beside the closed bubble of a website. */
export const proactiveMessageSchema = z.object({
  text: z.string(),
  /** Seconds on the page after which it comes up; null for not by time. */
  afterSeconds: z.number().int().nullable(),
  /** How much of the page the visitor has come down to, in per cent; null for not by scrolling. */
  scrolledPercent: z.number().int().nullable(),
  /** Paths of the pages that it is kept to, as `isBelowPath` reads them; none for all. */
  paths: z.array(z.string()),
})
export type ProactiveMessage = z.infer<typeof proactiveMessageSchema>

const proactivePath = trimmedText.pipe(
  z
    .string()
    .max(proactivePathMax, validationTexts.proactivePathInvalid)
    .regex(/^\/[^\s?#*]*\*?$/, validationTexts.proactivePathInvalid),
)

export const proactivePaths = z
  .array(proactivePath)
  .max(proactivePathsMax, validationTexts.proactivePathsTooMany)

const wholeNumber = (least: number, most: number, error: string) =>
  z.number({ error }).int(error).min(least, error).max(most, error).nullable()

export const proactiveMessageInput = z
  .object({
    text: trimmedText.pipe(
      z
        .string()
        .min(1, validationTexts.lineTextRequired)
        .max(proactiveTextMax, validationTexts.proactiveTextTooLong),
    ),
    afterSeconds: wholeNumber(0, proactiveSecondsMax, validationTexts.proactiveSecondsInvalid),
    scrolledPercent: wholeNumber(1, 100, validationTexts.proactiveScrollInvalid),
    paths: proactivePaths,
  })
  .refine(({ afterSeconds, scrolledPercent }) => afterSeconds !== null || scrolledPercent !== null, {
    message: validationTexts.proactiveMomentRequired,
    path: ['afterSeconds'],
  })

/** The form in which visitors leave their email address; an empty text stands for the product's own words. */
export const leadFormSchema = z.object({
  title: z.string(),
  text: z.string(),
  button: z.string(),
  /** What is said once it was sent. */
  thanks: z.string(),
  asksName: z.boolean(),
  asksMessage: z.boolean(),
  /** What has to be agreed to; null for nothing. */
  consent: linkedLineSchema.nullable(),
  /** Whether the owner gets a mail for each one. */
  mailsOwner: z.boolean(),
})
export type LeadForm = z.infer<typeof leadFormSchema>

/** What visitors see of it. */
export const publicLeadFormSchema = leadFormSchema.omit({ mailsOwner: true })
export type PublicLeadForm = z.infer<typeof publicLeadFormSchema>

export const leadFormInput = z.object({
  title: trimmedText.pipe(z.string().max(leadTitleMax, validationTexts.leadTitleTooLong)),
  text: careText,
  button: trimmedText.pipe(z.string().max(leadButtonMax, validationTexts.leadButtonTooLong)),
  thanks: careText,
  asksName: z.boolean(),
  asksMessage: z.boolean(),
  consent: linkedLineInput.nullable(),
  mailsOwner: z.boolean(),
})
