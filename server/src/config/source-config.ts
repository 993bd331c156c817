import { z } from 'zod'

const url = () => z.url({ protocol: /^https?$/, error: 'must be an http or https URL' }).optional()

/** The variables of live sources. */
export const sourceVariables = {
  PRICE_MAX_AGE_MINUTES: z.coerce
    .number()
    .int()
    .min(0)
    .max(1440)
    .default(15)
    .describe(
      'Price and stock of a connected shop that are older than this are read again before they are quoted. 0 turns it off.',
    ),
  NOTION_API_BASE: url().describe('URL of a Notion mock server, for tests.'),
  GOOGLE_DOCS_BASE: url().describe('URL of a Google Docs mock server, for tests.'),
}

type SourceVariables = z.infer<z.ZodObject<typeof sourceVariables>>

export interface SourceConfig {
  readonly notionBase: string
  readonly googleBase: string
  /** Null if prices aren't read again. */
  readonly priceMaxAgeMs: number | null
}

export function toSourceConfig(values: SourceVariables): SourceConfig {
  return {
    notionBase: values.NOTION_API_BASE ?? 'https://api.notion.com',
    googleBase: values.GOOGLE_DOCS_BASE ?? 'https://docs.google.com',
    priceMaxAgeMs: values.PRICE_MAX_AGE_MINUTES === 0 ? null : values.PRICE_MAX_AGE_MINUTES * 60_000,
  }
}
