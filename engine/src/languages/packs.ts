import { arabic } from './ar.ts'
import { catalan } from './ca.ts'
import { czech } from './cs.ts'
import { danish } from './da.ts'
import { german } from './de.ts'
import { greek } from './el.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { basque } from './eu.ts'
import { persian } from './fa.ts'
import { finnish } from './fi.ts'
import { french } from './fr.ts'
import { hebrew } from './he.ts'
import { hindi } from './hi.ts'
import { hungarian } from './hu.ts'
import { armenian } from './hy.ts'
import { indonesian } from './id.ts'
import { italian } from './it.ts'
import { japanese } from './ja.ts'
import { korean } from './ko.ts'
import type { LanguagePack } from './language-pack.ts'
import { dutch } from './nl.ts'
import { norwegian } from './no.ts'
import { polish } from './pl.ts'
import { portuguese } from './pt.ts'
import { romanian } from './ro.ts'
import { russian } from './ru.ts'
import { slovak } from './sk.ts'
import { swedish } from './sv.ts'
import { tamil } from './ta.ts'
import { thai } from './th.ts'
import { turkish } from './tr.ts'
import { ukrainian } from './uk.ts'
import { vietnamese } from './vi.ts'
import { chinese } from './zh.ts'

/** All languages with a pack. If a text may be in several, the earliest here wins. */
export const PACKS: readonly LanguagePack[] = [
  english,
  german,
  french,
  spanish,
  italian,
  portuguese,
  dutch,
  polish,
  turkish,
  russian,
  arabic,
  hindi,
  thai,
  chinese,
  japanese,
  swedish,
  catalan,
  czech,
  danish,
  greek,
  basque,
  persian,
  finnish,
  hebrew,
  hungarian,
  armenian,
  indonesian,
  korean,
  norwegian,
  romanian,
  slovak,
  tamil,
  ukrainian,
  vietnamese,
]

const byCode: ReadonlyMap<string, LanguagePack> = new Map([
  ...PACKS.map((pack) => [pack.code, pack] as const),
  // The code of most written Norwegian, which websites use.
  ['nb', norwegian],
])

/** The pack of a language (ISO 639-1), or `undefined`. */
export function packOf(code: string): LanguagePack | undefined {
  return byCode.get(code)
}
