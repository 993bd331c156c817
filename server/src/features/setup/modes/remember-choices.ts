import type { Platform } from '../../../platform/platform.ts'
import { choicesMemory } from './base/choices-memory.ts'
import { findChoices } from './find-choices.ts'

/** Has this process act on the choices as they are stored, without waiting for a message. Call it after the commit. */
export async function rememberChoices({ database }: Pick<Platform, 'database'>): Promise<void> {
  choicesMemory.set(database, await findChoices(database))
}
