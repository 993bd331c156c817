import {
  type AgentFileManifest,
  agentFileFormat,
  agentFileManifest,
  agentFileSettings,
  agentFileVersion,
  manifestPath,
} from '@parleykit/contract/portability/agent-files'
import { z } from 'zod'

export interface Part {
  readonly path: string
  readonly bytes: number
  readonly sha256: string
}

type ReadManifest =
  | { readonly manifest: AgentFileManifest; readonly unknownSettings: readonly string[] }
  | { readonly fault: string }

const heading = z.object({ format: z.literal(agentFileFormat), version: z.number().int() })
const looseSettings = z.object({ settings: z.record(z.string(), z.unknown()) })

/** Checks a file's manifest against its parts. `fault` describes an error in a sentence. */
export function parseManifest(json: string, parts: readonly Part[]): ReadManifest {
  const said = parse(json)
  const { data: found } = heading.safeParse(said)
  if (!found) return { fault: `This isn't an agent file: its ${manifestPath} is for something else.` }
  if (found.version > agentFileVersion)
    return { fault: 'This file comes from a newer version of ParleyKit. Update this server to import it.' }
  const { data: manifest, error } = agentFileManifest.safeParse(said)
  if (!manifest) {
    const [issue] = error.issues
    const where = issue?.path.join('.') || manifestPath
    return { fault: `This file is invalid at ${where}: ${issue?.message ?? 'unexpected value'}.` }
  }
  const fault = compare(listedParts(manifest), parts)
  if (fault !== null) return { fault }
  const given = looseSettings.safeParse(said).data?.settings ?? {}
  return { manifest, unknownSettings: Object.keys(given).filter((key) => !(key in agentFileSettings.shape)) }
}

/** All parts named in a manifest. */
function listedParts({ knowledge, curatedAnswers, picture }: AgentFileManifest): Part[] {
  return [
    ...knowledge.map(({ part }) => part),
    ...(curatedAnswers ? [curatedAnswers] : []),
    ...(picture ? [picture] : []),
  ]
}

function compare(listed: readonly Part[], parts: readonly Part[]): string | null {
  const there = new Map(parts.map((part) => [part.path, part]))
  there.delete(manifestPath)
  for (const { path, bytes, sha256 } of listed) {
    const part = there.get(path)
    if (!part) return `This file is damaged: ${path} is missing or listed twice.`
    if (part.bytes !== bytes || part.sha256 !== sha256)
      return `This file is damaged: ${path} doesn't match the manifest.`
    there.delete(path)
  }
  const [further] = there.keys()
  if (further === undefined) return null
  return `This file contains something that isn't in the manifest: ${[...further].slice(0, 100).join('')}`
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
