import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** The build folder of the widget package. */
export const frameFolder = fileURLToPath(new URL('../../../../../widget/dist', import.meta.url))

let template: Promise<string> | null = null

/** The built page of the chat frame, read once. */
export function readPageTemplate(): Promise<string> {
  template ??= readFile(`${frameFolder}/index.html`, 'utf8').catch((error: unknown) => {
    template = null
    throw error
  })
  return template
}
