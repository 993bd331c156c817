/** WHATWG names of the code pages that RTF documents name, by number (RTF 1.9.1, "Character set"). */
const byNumber: Readonly<Record<number, string>> = {
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  10007: 'x-mac-cyrillic',
  65001: 'utf-8',
}

/** Code pages by a font's character set (`\fcharset`). */
const byCharacterSet: Readonly<Record<number, number>> = {
  77: 10_000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
}

/** The WHATWG name of a code page; Windows-1252 for unknown ones. */
export function codePageOf(number: number | undefined): string {
  if (number === undefined) return 'windows-1252'
  return byNumber[number] ?? (number >= 1250 && number <= 1258 ? `windows-${number}` : 'windows-1252')
}

/** The code page of a font, or undefined if it has the document's. */
export function codePageOfFont(characterSet: number | undefined): string | undefined {
  const number = byCharacterSet[characterSet ?? 0]
  return number === undefined ? undefined : codePageOf(number)
}
