import { type Agent, agentFormInput, defaultToneType, toneTypeSchema } from '@parleykit/contract/agents'
import type { z } from 'zod'

/** Every field that the Settings tab edits. */
export const settingsForm = agentFormInput
  .pick({
    name: true,
    tagline: true,
    description: true,
    toneType: true,
    customTone: true,
    brandColor: true,
    status: true,
    greeting: true,
    starterPrompts: true,
  })
  .required()
export type SettingsValues = z.input<typeof settingsForm>

export function settingsOf(agent: Agent): SettingsValues {
  const tone = toneTypeSchema.safeParse(agent.toneType)
  const status = settingsForm.shape.status.safeParse(agent.status)
  return {
    name: agent.name,
    tagline: agent.tagline,
    description: agent.description,
    toneType: tone.data ?? defaultToneType,
    customTone: agent.customTone,
    brandColor: agent.brandColor,
    status: status.data ?? 'inactive',
    greeting: agent.greeting,
    starterPrompts: agent.starterPrompts,
  }
}
