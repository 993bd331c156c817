import { type Agent, agentFormInput, defaultToneType, toneTypeSchema } from '@parleykit/contract/agents'
import { chatTexts, validationTexts } from '@parleykit/contract/texts'
import { proactivePaths } from '@parleykit/contract/visitor-care'
import { z } from 'zod'
import type { Form } from '../../ui/form/use-form.ts'
import { shownDomain } from '../../ui/shown-domain.ts'

/** Allowed domains as the owner writes them: one a line. */
const domainLines = z.string().transform((text, context) => {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const { data, error } = agentFormInput.shape.allowedDomains.unwrap().safeParse(lines)
  if (data) return data
  context.addIssue({ code: 'custom', message: error.issues[0]?.message ?? validationTexts.domainInvalid })
  return z.NEVER
})

/** A limit as the owner writes it; nothing is no limit. */
const limitText = z
  .string()
  .transform((text) => (text.trim() === '' ? null : Number(text.replace(/[\s,]/g, ''))))
  .pipe(agentFormInput.shape.dailyReplies.unwrap())

/** Days as the owner writes them; empty for never. */
const days = z
  .string()
  .trim()
  .transform((text) => (text === '' ? null : Number(text)))
  .pipe(agentFormInput.shape.retentionDays.unwrap())

/** Office hours as the owner sets them: what is switched off keeps its times until it is saved. */
const officeHours = z
  .object({
    isOn: z.boolean(),
    timeZone: z.string(),
    days: z.array(z.object({ isOn: z.boolean(), from: z.string(), to: z.string() })),
    text: z.string(),
  })
  .transform(({ isOn, days, ...hours }) =>
    isOn ? { ...hours, days: days.map(({ isOn: isOpen, ...day }) => (isOpen ? day : null)) } : null,
  )
  .pipe(agentFormInput.shape.officeHours.unwrap())

/** Ways to a person as the owner writes them; all of them empty for none. */
const humanContact = z
  .object({ text: z.string(), email: z.string(), phone: z.string(), url: z.string() })
  .transform((contact) => (Object.values(contact).every((value) => value.trim() === '') ? null : contact))
  .pipe(agentFormInput.shape.humanContact.unwrap())

const linkedLine = z.object({ text: z.string(), linkText: z.string(), linkUrl: z.string() })

/** The form for leads as the owner sets it: what is switched off keeps its words until it is saved. */
const leadForm = z
  .object({
    ...{ isOn: z.boolean(), asksConsent: z.boolean(), consent: linkedLine },
    ...{ title: z.string(), text: z.string(), button: z.string(), thanks: z.string() },
    ...{ asksName: z.boolean(), asksMessage: z.boolean(), mailsOwner: z.boolean() },
  })
  .transform(({ isOn, asksConsent, consent, ...form }) =>
    isOn ? { ...form, consent: asksConsent ? consent : null } : null,
  )
  .pipe(agentFormInput.shape.leadForm.unwrap())

/** The line before the first question, likewise. */
const consentLine = linkedLine
  .extend({ isOn: z.boolean(), isRequired: z.boolean() })
  .transform(({ isOn, ...line }) => (isOn ? line : null))
  .pipe(agentFormInput.shape.consentLine.unwrap())

/** A number as the owner writes it; empty for none. */
const numberText = z.string().transform((text) => (text.trim() === '' ? null : Number(text)))

/** Pages as the owner writes them: one path a line. */
const pathLines = z.string().transform((text, context) => {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const { data, error } = proactivePaths.safeParse(lines)
  if (data) return data
  context.addIssue({
    code: 'custom',
    message: error.issues[0]?.message ?? validationTexts.proactivePathInvalid,
  })
  return z.NEVER
})

/** The message beside the bubble as the owner sets it. */
const proactiveMessage = z
  .object({
    isOn: z.boolean(),
    text: z.string(),
    afterSeconds: numberText,
    scrolledPercent: numberText,
    paths: pathLines,
  })
  .transform(({ isOn, ...message }) => (isOn ? message : null))
  .pipe(agentFormInput.shape.proactiveMessage.unwrap())

/** Every field that the Settings tab edits. */
export const settingsForm = agentFormInput.required().extend({
  allowedDomains: domainLines,
  dailyRepliesPerAddress: limitText,
  dailyReplies: limitText,
  retentionDays: days,
  officeHours,
  humanContact,
  leadForm,
  consentLine,
  proactiveMessage,
})
export type SettingsInput = z.input<typeof settingsForm>
type SettingsOutput = z.output<typeof settingsForm>
export type SettingsFormState = Form<SettingsInput, SettingsOutput>

/**
 * Only what the owner changed: what somebody else changed meanwhile must not be put back by being saved along.
 */
export function changedOf(values: SettingsOutput, changed: object): Partial<SettingsOutput> {
  return Object.fromEntries(Object.entries(values).filter(([field]) => field in changed))
}

const noLine = { text: '', linkText: '', linkUrl: '' }

/** What the form starts with; a greeting that the server makes from the name is not the owner's own. */
export function settingsOf(agent: Agent): SettingsInput {
  const tone = toneTypeSchema.safeParse(agent.toneType)
  const status = settingsForm.shape.status.safeParse(agent.status)
  return {
    name: agent.name,
    tagline: agent.tagline,
    description: agent.description,
    toneType: tone.data ?? defaultToneType,
    customTone: agent.customTone,
    brandColor: agent.brandColor,
    theme: agent.theme,
    status: status.data ?? 'inactive',
    greeting: agent.greeting === chatTexts.greeting(agent.name) ? '' : agent.greeting,
    starterPrompts: agent.ownStarterPrompts,
    visibility: agent.visibility,
    allowedDomains: agent.allowedDomains.map(shownDomain).join('\n'),
    dailyRepliesPerAddress: limitAsText(agent.dailyRepliesPerAddress),
    dailyReplies: limitAsText(agent.dailyReplies),
    retentionDays: agent.retentionDays === null ? '' : String(agent.retentionDays),
    replyCheck: agent.replyCheck,
    refusalTexts: agent.refusalTexts,
    allowsTakeover: agent.allowsTakeover,
    officeHours: officeHoursOf(agent),
    humanContact: agent.humanContact ?? { text: '', email: '', phone: '', url: '' },
    leadForm: leadFormOf(agent),
    consentLine: {
      ...(agent.consentLine ?? { ...noLine, isRequired: false }),
      isOn: agent.consentLine !== null,
    },
    proactiveMessage: proactiveMessageOf(agent),
  }
}

function officeHoursOf({ officeHours }: Agent): SettingsInput['officeHours'] {
  const usual = { from: '09:00', to: '17:00' }
  if (officeHours === null) {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const days = Array.from({ length: 7 }, (_, day) => ({ isOn: day < 5, ...usual }))
    return { isOn: false, timeZone, days, text: '' }
  }
  const days = officeHours.days.map((day) => ({ isOn: day !== null, ...(day ?? usual) }))
  return { ...officeHours, isOn: true, days }
}

function leadFormOf({ leadForm }: Agent): SettingsInput['leadForm'] {
  const noWords = { title: '', text: '', button: '', thanks: '' }
  const usual = { ...noWords, asksName: false, asksMessage: true, mailsOwner: true }
  return {
    ...(leadForm ?? usual),
    isOn: leadForm !== null,
    asksConsent: leadForm?.consent != null,
    consent: leadForm?.consent ?? noLine,
  }
}

function limitAsText(limit: number | null): string {
  return limit === null ? '' : String(limit)
}

const usualSeconds = '15'

function proactiveMessageOf({ proactiveMessage: message }: Agent): SettingsInput['proactiveMessage'] {
  return {
    isOn: message !== null,
    text: message?.text ?? '',
    afterSeconds: message === null ? usualSeconds : String(message.afterSeconds ?? ''),
    scrolledPercent: String(message?.scrolledPercent ?? ''),
    paths: message?.paths.join('\n') ?? '',
  }
}
