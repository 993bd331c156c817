import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { listClues } from './clues/list-clues.ts'

/** `npm run clues`: writes anew by what tokens texts are known that may hold what is sought in every text. */
const sources = listClues()
  .map((source) => `  ${source === null ? source : `String.raw\`${source}\``},`)
  .join('\n')
const text = `/** Made by \`npm run clues\` of the patterns in \`SOUGHT\`, in their order; null where no token can tell. */
export const CLUE_SOURCES: readonly (string | null)[] = [
${sources}
]
`
writeFileSync(fileURLToPath(new URL('../engine/src/text/reading/clue-sources.ts', import.meta.url)), text)
