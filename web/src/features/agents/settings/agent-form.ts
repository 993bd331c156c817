import {
  type Agent,
  agentFormInput,
  defaultToneType,
  toneTypeSchema,
} from '@parleykit/contract/agents/agents'
import { validationTexts } from '@parleykit/contract/agents/texts'
import { proactivePaths } from '@parleykit/contract/agents/visitor-settings'
import { chatTexts } from '@parleykit/contract/chat/texts'
import { z } from 'zod'
import type { Form } from '../../../ui/form/use-form.ts'
import { formatDomain } from '../../../ui/format/format-domain.ts'
import { budgetValues, toBudgetValues } from '../../models/spending/budget-form-values.ts'

/** Allowed domains as typed: one per line. */
const domainLines = z.string().transform((text, context) => {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const { data, error } = agentFormInput.shape.allowedDomains.unwrap().safeParse(lines)
  if (data) return data
  context.addIssue({ code: 'custom', message: error.issues[0]?.message ?? validationTexts.domainInvalid })
  return z.NEVER
})

/** A limit as typed; empty for no limit. */
const limitText = z
  .string()
  .transform((text) => (text.trim() === '' ? null : Number(text.replace(/[\s,]/g, ''))))
  .pipe(agentFormInput.shape.dailyReplies.unwrap())

/** Days as typed; empty for never. */
const days = z
  .string()
  .trim()
  .transform((text) => (text === '' ? null : Number(text)))
  .pipe(agentFormInput.shape.retentionDays.unwrap())

/** Office hours as entered: days that are off keep their times until saved. */
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

/** Contact options as entered; null if all are empty. */
const humanContact = z
  .object({ text: z.string(), email: z.string(), phone: z.string(), url: z.string() })
  .transform((contact) => (Object.values(contact).every((value) => value.trim() === '') ? null : contact))
  .pipe(agentFormInput.shape.humanContact.unwrap())

const linkedLine = z.object({ text: z.string(), linkText: z.string(), linkUrl: z.string() })

/** The lead form as entered: if switched off, it keeps its texts until saved. */
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

/** The consent line before the first question; if switched off, it keeps its text until saved. */
const consentLine = linkedLine
  .extend({ isOn: z.boolean(), isRequired: z.boolean() })
  .transform(({ isOn, ...line }) => (isOn ? line : null))
  .pipe(agentFormInput.shape.consentLine.unwrap())

/** A number as typed; empty for none. */
const numberText = z.string().transform((text) => (text.trim() === '' ? null : Number(text)))

/** Pages as typed: one path per line. */
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

/** The proactive message as entered. */
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
export const settingsForm = agentFormInput
  .required()
  .omit({ trainsItself: true, modelReadsScans: true })
  .extend({
    allowedDomains: domainLines,
    dailyRepliesPerAddress: limitText,
    dailyReplies: limitText,
    modelBudget: budgetValues,
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

/** Only the changed fields: saving all would overwrite changes that others made meanwhile. */
export function pickChangedSettings(values: SettingsOutput, changed: object): Partial<SettingsOutput> {
  return Object.fromEntries(Object.entries(values).filter(([field]) => field in changed))
}

const noLine = { text: '', linkText: '', linkUrl: '' }

/** The form's initial values. Omits a greeting that the server derived from the name. */
export function toSettingsInput(agent: Agent): SettingsInput {
  const tone = toneTypeSchema.safeParse(agent.toneType)
  const status = settingsForm.shape.status.safeParse(agent.status)
  return {
    name: agent.name,
    tagline: agent.tagline,
    description: agent.description,
    toneType: tone.data ?? defaultToneType,
    customTone: agent.customTone,
    instructions: agent.instructions,
    brandColor: agent.brandColor,
    theme: agent.theme,
    status: status.data ?? 'inactive',
    greeting: agent.greeting === chatTexts.greeting(agent.name) ? '' : agent.greeting,
    starterPrompts: agent.ownStarterPrompts,
    visibility: agent.visibility,
    allowedDomains: agent.allowedDomains.map(formatDomain).join('\n'),
    dailyRepliesPerAddress: limitAsText(agent.dailyRepliesPerAddress),
    dailyReplies: limitAsText(agent.dailyReplies),
    retentionDays: agent.retentionDays === null ? '' : String(agent.retentionDays),
    replyCheck: agent.replyCheck,
    replyModel: agent.replyModel,
    temperature: agent.temperature,
    replyTokensMax: agent.replyTokensMax,
    modelBudget: toBudgetValues(agent.modelBudget),
    usesModels: agent.usesModels,
    refusalTexts: agent.refusalTexts,
    allowsTakeover: agent.allowsTakeover,
    takesPictures: agent.takesPictures,
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
