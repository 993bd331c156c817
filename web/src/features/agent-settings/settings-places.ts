import { agentExportTexts } from '@parleykit/contract/agent-export-texts'

/** The parts of the form, by their headings' ids. */
export const formPlaces = {
  'settings-identity': 'Identity',
  'settings-conversation': 'Conversation',
  'settings-access': 'Access',
  'settings-person': 'Human handoff',
  'settings-privacy': 'Privacy',
  'settings-limits': 'Daily limits',
} as const
export type FormPlace = keyof typeof formPlaces

/** Those that come when somebody is about to read them. */
export type FurtherPlace = Exclude<FormPlace, 'settings-identity'>

/** A part of the Settings tab: the id of its heading, and what its list calls it. */
export type SettingsPlace = readonly [id: string, title: string]

const below: readonly SettingsPlace[] = [
  ['training-history', 'Training history'],
  ['agent-file', agentExportTexts.title],
]

/** The parts in their order; not everybody may delete an agent. */
export function settingsPlaces(mayDelete: boolean): readonly SettingsPlace[] {
  const danger: readonly SettingsPlace[] = mayDelete ? [['danger-zone', 'Danger Zone']] : []
  return [...Object.entries(formPlaces), ...below, ...danger]
}
