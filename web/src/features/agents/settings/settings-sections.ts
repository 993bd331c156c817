import type { FieldErrors } from 'react-hook-form'
import { agentExportTexts } from '../agent-export-texts.ts'
import type { SettingsInput } from './agent-form.ts'

/** The heading of the settings that are always open. */
export const basics = { id: 'settings-basics', title: 'Basics' } as const

interface GroupWords {
  readonly title: string
  /** A summary of its contents. */
  readonly text: string
}

/** The groups of the form, by their headings' ids. A URL hash with such an id opens the group. */
export const formGroups = {
  'settings-appearance': { title: 'Appearance', text: 'Brand color, theme and description.' },
  'settings-conversation': {
    title: 'Conversation',
    text: "Custom tone, double-checked replies, what to say when there's no answer, starter prompts and proactive message.",
  },
  'settings-instructions': {
    title: 'Instructions',
    text: 'What the language model should always do, never do, and when to offer a person.',
  },
  'settings-model': {
    title: 'Model',
    text: 'Which language model writes the replies, how freely, and at what length.',
  },
  'settings-access': { title: 'Access', text: 'Status, allowed domains and keys.' },
  'settings-person': {
    title: 'Human handoff',
    text: "Phone number, contact page, office hours, live chat, visitors' pictures and lead form.",
  },
  'settings-privacy': { title: 'Privacy', text: 'How long conversations are kept, and the consent line.' },
  'settings-limits': { title: 'Daily limits', text: 'Keep a single visitor from using up your credits.' },
} as const satisfies Record<string, GroupWords>
export type FormGroup = keyof typeof formGroups

/** The groups below the form. */
export const lowerGroups = {
  'settings-actions': {
    title: 'Actions',
    text: 'What visitors can do in the chat: look an order up, book a visit, send a form.',
  },
  'settings-history': {
    title: 'Training history',
    text: 'The last five trainings are kept. You can roll back to any of them.',
  },
  'settings-file': { title: agentExportTexts.title, text: agentExportTexts.help },
  'settings-danger': {
    title: 'Danger Zone',
    text: "Deletes this agent with its knowledge and conversations. This can't be undone.",
  },
} as const satisfies Record<string, GroupWords>
export type LowerGroup = keyof typeof lowerGroups

/** A section of the Settings tab: the id of its heading, and its title. */
export type SettingsSection = readonly [id: string, title: string]

/** All sections in order. Only owners may delete an agent. */
export function settingsSections(mayDelete: boolean): readonly SettingsSection[] {
  const groups = Object.entries({ ...formGroups, ...lowerGroups })
  const shown = groups.filter(([id]) => mayDelete || id !== 'settings-danger')
  return [[basics.id, basics.title], ...shown.map(([id, { title }]) => [id, title] as const)]
}

/** The group of each setting; null for those that are always visible. */
const groupOf: Record<keyof SettingsInput, FormGroup | null> = {
  name: null,
  tagline: null,
  greeting: null,
  toneType: null,
  description: 'settings-appearance',
  brandColor: 'settings-appearance',
  theme: 'settings-appearance',
  customTone: 'settings-conversation',
  instructions: 'settings-instructions',
  replyCheck: 'settings-conversation',
  refusalTexts: 'settings-conversation',
  starterPrompts: 'settings-conversation',
  proactiveMessage: 'settings-conversation',
  replyModel: 'settings-model',
  temperature: 'settings-model',
  replyTokensMax: 'settings-model',
  modelBudget: 'settings-model',
  usesModels: 'settings-model',
  status: 'settings-access',
  visibility: 'settings-access',
  allowedDomains: 'settings-access',
  humanContact: 'settings-person',
  officeHours: 'settings-person',
  allowsTakeover: 'settings-person',
  takesPictures: 'settings-person',
  leadForm: 'settings-person',
  retentionDays: 'settings-privacy',
  consentLine: 'settings-privacy',
  dailyRepliesPerAddress: 'settings-limits',
  dailyReplies: 'settings-limits',
}

/** The group of the field with this path, such as `humanContact.phone`; undefined if the field is always open. */
export function groupOfField(path: string): FormGroup | undefined {
  if (path === 'humanContact.email') return undefined
  const found = Object.entries(groupOf).find(([name]) => name === path.split('.', 1)[0])
  return found?.[1] ?? undefined
}

/** The groups with a field that has an error. */
export function groupsInError({ humanContact, ...errors }: FieldErrors<SettingsInput>): readonly FormGroup[] {
  const contact = Object.keys(humanContact ?? {}).map((name) => `humanContact.${name}`)
  const groups = [...Object.keys(errors), ...contact].map(groupOfField)
  return [...new Set(groups.filter((group) => group !== undefined))]
}
