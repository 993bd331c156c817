import { z } from 'zod'
import { email } from '../auth/account.ts'
import { websiteUrlMax } from '../base/limits.ts'
import { validationTexts as baseValidation } from '../base/texts.ts'
import { trimmedText } from '../base/values.ts'
import { careTextMax } from '../chat/limits.ts'
import { validationTexts as chatValidation } from '../chat/texts.ts'
import {
  leadButtonMax,
  leadTitleMax,
  linkTextMax,
  proactivePathsMax,
  proactiveSecondsMax,
  proactiveTextMax,
} from './limits.ts'
import type { LinkedLine } from './linked-line.ts'
import { validationTexts as agentsValidation } from './texts.ts'

const proactivePathMax = 200
const phoneMax = 40

/** Settings for visitors whom the agent can't help. */

const careText = trimmedText.pipe(z.string().max(careTextMax, chatValidation.careTextTooLong))

const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, agentsValidation.timeInvalid)

const timeZone = z.string().max(64).refine(isTimeZone, agentsValidation.timeZoneInvalid)

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return name !== ''
  } catch {
    return false
  }
}

/** When a person is available to take over a conversation. */
export const officeHoursSchema = z.object({
  /** An IANA time zone name, such as `Europe/Berlin`. */
  timeZone: z.string(),
  /**
   * Monday to Sunday; null for a day without office hours. Local times such as `09:00`. If the end isn't after the
   * start, it is on the next day.
   */
  days: z.array(z.object({ from: z.string(), to: z.string() }).nullable()),
  /** The text outside office hours; empty for the product's default. */
  text: z.string(),
})
export type OfficeHours = z.infer<typeof officeHoursSchema>

export const officeHoursInput = z.object({
  timeZone,
  days: z
    .array(z.object({ from: timeOfDay, to: timeOfDay }).nullable())
    .length(7)
    .refine((days) => days.some((day) => day !== null), agentsValidation.officeHoursEmpty),
  text: careText,
})

/** Contact details, shown in refusals. Empty ones aren't shown. */
export const humanContactSchema = z.object({
  /** The text before them; empty for the product's default. */
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
    .max(phoneMax, agentsValidation.phoneInvalid)
    .regex(/^\+?[\d ()./-]*$/, agentsValidation.phoneInvalid)
    .refine((text) => text === '' || /\d/.test(text), agentsValidation.phoneInvalid),
)

const webAddress = trimmedText.pipe(
  z
    .url({ protocol: /^https?$/, error: baseValidation.urlInvalid })
    .max(websiteUrlMax, baseValidation.urlInvalid)
    .refine((url) => !/^https?:\/\/[^/?#]*@/.test(url), baseValidation.urlInvalid)
    .or(z.literal('', baseValidation.urlInvalid)),
)

export const humanContactInput = z
  .object({ text: careText, email: trimmedText.pipe(email.or(z.literal(''))), phone, url: webAddress })
  .refine(({ email, phone, url }) => email + phone + url !== '', {
    message: agentsValidation.humanContactEmpty,
    path: ['email'],
  })

/** A sentence followed by at most one link: see `LinkedLine`. */
const linkedLineSchema = z.object({ text: z.string(), linkText: z.string(), linkUrl: z.string() })

const linkedLineParts = {
  text: careText.pipe(z.string().min(1, agentsValidation.lineTextRequired)),
  linkText: trimmedText.pipe(z.string().max(linkTextMax, agentsValidation.linkTextTooLong)),
  linkUrl: webAddress,
}

/** A link has both a text and a URL, or neither. */
function requireWholeLink({ value, issues }: z.core.ParsePayload<LinkedLine>): void {
  const { linkText, linkUrl } = value
  const missing = (path: keyof LinkedLine, message: string) =>
    issues.push({ code: 'custom', path: [path], message, input: value })
  if (linkText === '' && linkUrl !== '') missing('linkText', agentsValidation.linkTextRequired)
  if (linkText !== '' && linkUrl === '') missing('linkUrl', agentsValidation.linkUrlRequired)
}

const linkedLineInput = z.object(linkedLineParts).check(requireWholeLink)

/** The notice shown to visitors before their first question. */
export const consentLineSchema = linkedLineSchema.extend({
  /** Whether visitors must tick a box before they can ask. */
  isRequired: z.boolean(),
})
export type ConsentLine = z.infer<typeof consentLineSchema>

export const consentLineInput = z
  .object({ ...linkedLineParts, isRequired: z.boolean() })
  .check(requireWholeLink)

/** A message that appears next to the closed bubble on a website. */
export const proactiveMessageSchema = z.object({
  text: z.string(),
  /** Seconds on the page before it appears; null to ignore time. */
  afterSeconds: z.number().int().nullable(),
  /** Percentage of the page scrolled before it appears; null to ignore scrolling. */
  scrolledPercent: z.number().int().nullable(),
  /** Paths of the pages that show it, matched by `isBelowPath`; all pages if empty. */
  paths: z.array(z.string()),
})
export type ProactiveMessage = z.infer<typeof proactiveMessageSchema>

const proactivePath = trimmedText.pipe(
  z
    .string()
    .max(proactivePathMax, agentsValidation.proactivePathInvalid)
    .regex(/^\/[^\s?#*]*\*?$/, agentsValidation.proactivePathInvalid),
)

export const proactivePaths = z
  .array(proactivePath)
  .max(proactivePathsMax, agentsValidation.proactivePathsTooMany)

const wholeNumber = (least: number, most: number, error: string) =>
  z.number({ error }).int(error).min(least, error).max(most, error).nullable()

export const proactiveMessageInput = z
  .object({
    text: trimmedText.pipe(
      z
        .string()
        .min(1, agentsValidation.lineTextRequired)
        .max(proactiveTextMax, agentsValidation.proactiveTextTooLong),
    ),
    afterSeconds: wholeNumber(0, proactiveSecondsMax, agentsValidation.proactiveSecondsInvalid),
    scrolledPercent: wholeNumber(1, 100, agentsValidation.proactiveScrollInvalid),
    paths: proactivePaths,
  })
  .refine(({ afterSeconds, scrolledPercent }) => afterSeconds !== null || scrolledPercent !== null, {
    message: agentsValidation.proactiveMomentRequired,
    path: ['afterSeconds'],
  })

/** The form in which visitors leave their email address. An empty text means the product's default. */
export const leadFormSchema = z.object({
  title: z.string(),
  text: z.string(),
  button: z.string(),
  /** The text shown after sending. */
  thanks: z.string(),
  asksName: z.boolean(),
  asksMessage: z.boolean(),
  /** The required consent; null if none. */
  consent: linkedLineSchema.nullable(),
  /** Whether the owner gets a mail for each lead. */
  mailsOwner: z.boolean(),
})
export type LeadForm = z.infer<typeof leadFormSchema>

/** The part of it that visitors see. */
export const publicLeadFormSchema = leadFormSchema.omit({ mailsOwner: true })
export type PublicLeadForm = z.infer<typeof publicLeadFormSchema>

export const leadFormInput = z.object({
  title: trimmedText.pipe(z.string().max(leadTitleMax, agentsValidation.leadTitleTooLong)),
  text: careText,
  button: trimmedText.pipe(z.string().max(leadButtonMax, agentsValidation.leadButtonTooLong)),
  thanks: careText,
  asksName: z.boolean(),
  asksMessage: z.boolean(),
  consent: linkedLineInput.nullable(),
  mailsOwner: z.boolean(),
})
