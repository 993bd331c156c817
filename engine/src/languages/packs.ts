import type { LanguagePack, PackData, Rewrite } from './language-pack.ts'
import ar from './packs/ar.json' with { type: 'json' }
import ca from './packs/ca.json' with { type: 'json' }
import cs from './packs/cs.json' with { type: 'json' }
import da from './packs/da.json' with { type: 'json' }
import de from './packs/de.json' with { type: 'json' }
import el from './packs/el.json' with { type: 'json' }
import en from './packs/en.json' with { type: 'json' }
import es from './packs/es.json' with { type: 'json' }
import eu from './packs/eu.json' with { type: 'json' }
import fa from './packs/fa.json' with { type: 'json' }
import fi from './packs/fi.json' with { type: 'json' }
import fr from './packs/fr.json' with { type: 'json' }
import he from './packs/he.json' with { type: 'json' }
import hi from './packs/hi.json' with { type: 'json' }
import hu from './packs/hu.json' with { type: 'json' }
import hy from './packs/hy.json' with { type: 'json' }
import id from './packs/id.json' with { type: 'json' }
import it from './packs/it.json' with { type: 'json' }
import ja from './packs/ja.json' with { type: 'json' }
import ko from './packs/ko.json' with { type: 'json' }
import nl from './packs/nl.json' with { type: 'json' }
import no from './packs/no.json' with { type: 'json' }
import pl from './packs/pl.json' with { type: 'json' }
import pt from './packs/pt.json' with { type: 'json' }
import ro from './packs/ro.json' with { type: 'json' }
import ru from './packs/ru.json' with { type: 'json' }
import sk from './packs/sk.json' with { type: 'json' }
import sv from './packs/sv.json' with { type: 'json' }
import ta from './packs/ta.json' with { type: 'json' }
import th from './packs/th.json' with { type: 'json' }
import tr from './packs/tr.json' with { type: 'json' }
import uk from './packs/uk.json' with { type: 'json' }
import vi from './packs/vi.json' with { type: 'json' }
import zh from './packs/zh.json' with { type: 'json' }

const LATIN_ALPHABET = 'abcdefghijklmnopqrstuvwxyz'

/** All languages with a pack. If a text may be in several, the earliest here wins. */
export const PACKS: readonly LanguagePack[] = [
  definePack(en),
  definePack(de),
  definePack(fr),
  definePack(es),
  definePack(it),
  definePack(pt),
  definePack(nl),
  definePack(pl),
  definePack(tr),
  definePack(ru),
  definePack(ar),
  definePack(hi),
  definePack(th),
  definePack(zh),
  definePack(ja),
  definePack(sv),
  definePack(ca),
  definePack(cs),
  definePack(da),
  definePack(el),
  definePack(eu),
  definePack(fa),
  definePack(fi),
  definePack(he),
  definePack(hu),
  definePack(hy),
  definePack(id),
  definePack(ko),
  definePack(no),
  definePack(ro),
  definePack(sk),
  definePack(ta),
  definePack(uk),
  definePack(vi),
]

/** Fills in what a language leaves out, and compiles its patterns. Fields that no pack has are type errors. */
function definePack<Data extends PackData>(
  data: Data & Record<Exclude<keyof Data, keyof PackData>, never>,
): LanguagePack {
  const { spellingVariants, questionForms, ...pack }: PackData = data
  const { script = 'Latin' } = pack
  return {
    compounds: false,
    opensWithFunctionWords: false,
    nounsAreCapitalised: false,
    isSpaced: true,
    isToldByWords: false,
    script,
    ...(script === 'Latin' ? { alphabet: LATIN_ALPHABET } : {}),
    ...pack,
    ...(spellingVariants && {
      spellingVariants: { ...spellingVariants, rewrites: compile(spellingVariants.rewrites) },
    }),
    ...(questionForms && {
      questionForms: { ...questionForms, rewrites: compile(questionForms.rewrites) },
    }),
  }
}

function compile(rewrites: readonly (readonly string[])[]): Rewrite[] {
  return rewrites.map(([pattern = '', replacement = '']) => [new RegExp(pattern, 'g'), replacement])
}

const byCode: ReadonlyMap<string, LanguagePack> = new Map([
  ...PACKS.map((pack) => [pack.code, pack] as const),
  // The code of most written Norwegian, which websites use.
  ['nb', definePack(no)],
])

/** The pack of a language (ISO 639-1), or `undefined`. */
export function packOf(code: string): LanguagePack | undefined {
  return byCode.get(code)
}
