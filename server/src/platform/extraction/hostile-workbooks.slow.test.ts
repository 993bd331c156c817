import { afterAll, expect, it } from 'vitest'
import { writeHostileWorkbooks } from '../../../test/documents/hostile-workbooks.ts'
import { extractBytes } from '../../../test/extract-bytes.ts'
import { createExtraction } from './index.ts'

/** Seconds of processor time that any of them may take: those of the product. */
const extraction = createExtraction()
afterAll(() => extraction.close())

it.each(await writeHostileWorkbooks())(
  '$fileName is refused with its reason, or read harmlessly',
  async ({ fileName, bytes, expected }) => {
    const reading = extractBytes(extraction, { bytes, fileName })
    if ('words' in expected) expect((await reading).text).toContain(expected.words)
    else {
      const error: unknown = await reading.catch((reason: unknown) => reason)
      expect(error).toMatchObject({
        name: 'ExtractionError',
        message: expect.stringMatching(/^[A-Z][^/\n]+\.$/),
      })
      expect(expected.reasons).toContain((error as { reason: string }).reason)
    }
  },
)
