import type { SettingsInput } from './agent-form.ts'

const names: Record<keyof SettingsInput, string> = {
  name: 'Name',
  tagline: 'Tagline',
  description: 'Description',
  toneType: 'Profile',
  customTone: 'Custom tone',
  instructions: 'Instructions',
  brandColor: 'Brand color',
  theme: 'Theme',
  status: 'Status',
  greeting: 'Greeting',
  starterPrompts: 'Starter prompts',
  visibility: 'Access',
  allowedDomains: 'Allowed domains',
  dailyRepliesPerAddress: 'Daily reply limit (per visitor)',
  dailyReplies: 'Daily reply limit (all visitors)',
  retentionDays: 'Delete conversations after',
  replyCheck: 'Double-check replies',
  replyModel: 'Reply model',
  temperature: 'Wording',
  replyTokensMax: 'Reply length',
  modelBudget: 'Monthly budget',
  usesModels: 'Never send anything to a model',
  refusalTexts: "When there's no answer",
  allowsTakeover: 'Live chat',
  takesPictures: "Visitors' pictures",
  officeHours: 'Office hours',
  humanContact: 'Contact',
  leadForm: 'Lead form',
  consentLine: 'Consent line',
  proactiveMessage: 'Proactive message',
}

/** Lists the changed settings as text; names at most four. */
export function changedNames(changed: object): string {
  const all = Object.entries(names).flatMap(([field, name]) => (field in changed ? [name] : []))
  const shown = all.slice(0, 4).join(', ')
  return all.length > 4 ? `${shown} and ${all.length - 4} more` : shown
}
