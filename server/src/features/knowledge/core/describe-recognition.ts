interface Recognition {
  readonly pages: readonly { readonly number: number; readonly confidence: number }[]
  readonly pagesByModel: number
  readonly pagesLeft: number
}

/**
 * What an entry's metadata tells about a text that was read from pictures: `ocrPages`, `ocrConfidence`, `modelPages` and
 * `ocrFailure`.
 */
export function describeRecognition({
  pages,
  pagesByModel,
  pagesLeft,
}: Recognition): Readonly<Record<string, string | number>> {
  if (pages.length + pagesByModel === 0) return {}
  const sum = pages.reduce((total, { confidence }) => total + confidence, 0)
  const left = pagesLeft === 1 ? '1 scanned page was' : `${pagesLeft.toLocaleString('en')} scanned pages were`
  return {
    ...(pages.length > 0 && {
      ocrPages: pages.map(({ number, confidence }) => `${number}:${confidence}`).join(' '),
      ocrConfidence: Math.round(sum / pages.length),
    }),
    ...(pagesByModel > 0 && { modelPages: pagesByModel }),
    ...(pagesLeft > 0 && {
      ocrFailure: `${left} not read: that takes too long. Split the file and upload the rest.`,
    }),
  }
}
