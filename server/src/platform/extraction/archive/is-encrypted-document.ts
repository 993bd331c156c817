import { readParts } from './read-parts.ts'

const manifest = 'META-INF/manifest.xml'

/** Whether a checked OpenDocument file has a password (OpenDocument 1.3, part 2, 3.4): its manifest then says how. */
export async function isEncryptedDocument(bytes: Uint8Array): Promise<boolean> {
  const parts = await readParts(bytes, (name) => name === manifest)
  return parts.get(manifest)?.includes('encryption-data') === true
}
