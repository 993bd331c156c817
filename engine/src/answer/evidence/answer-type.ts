import { DATES, NAMES, NUMBERS, REASONS } from './answer-words.ts'

/** What kind of thing a question asks for, where its words tell. */
export type AnswerType = 'number' | 'date' | 'person' | 'place' | 'reason' | 'other'

/** Words that begin anywhere in the lower-case question, in scripts with spaces between words. */
function words(alternatives: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${alternatives})(?![\\p{L}\\p{M}])`, 'u')
}

/** Question words by type, those of scripts without spaces last; the first type that fits counts. */
const QUESTION_WORDS: readonly (readonly [AnswerType, RegExp])[] = [
  [
    'date',
    words(
      'when|what (?:year|date|day|month|century|time)|which (?:year|date|day|month|century)|how long ago|opening hours|wann|(?:welche[sm]?|welchen) (?:jahr(?:hundert)?s?|monat|tag)|um wie ?viel uhr|öffnungszeiten|quand|(?:quelle?s?|en quelle) (?:année|date|heure|siècle|jour|mois)|cuándo|cuando|(?:en )?qué (?:año|día|fecha|siglo|mes)|a qué hora|quando|che ora|(?:in|em) (?:che|quale|que|qual) (?:anno|giorno|secolo|mese|ano|dia|século|mês)|wanneer|(?:welk|welke) (?:jaar|dag|eeuw|maand)|hoe laat|kiedy|(?:w )?którym (?:roku|wieku|miesiącu)|o której|när|vilket år|hvornår|hvilket år|когда|в как(?:ом|ой) (?:году|веке|день|месяце)|во сколько|ne zaman|hangi (?:yıl|yılda|tarihte|gün|ayda?|yüzyılda?)|saat kaçta|milloin|متى|في أي (?:عام|سنة|يوم|شهر|قرن)|कब|किस (?:साल|वर्ष|दिन|सन|महीने|शताब्दी)|किन महीनों',
    ),
  ],
  [
    'date',
    /เมื่อ(?:ไหร่|ไร|ใด)|(?:ปี|วัน|เดือน)(?:ไหน|ใด|อะไร)|什么时候|何时|哪一?年|几月|几号|几点|哪一?天|いつ|何年(?!間)|何月|何日|何時(?!間)|何世紀|언제|몇 ?년|몇 ?시/u,
  ],
  [
    'number',
    words(
      'how (?:many|much|long|old|far|often|tall|big|large|high|deep|fast|late|early|wide|heavy|thick)|what (?:percent(?:age)?|number|amount|price|is the (?:price|cost|fee|population|area|maximum|minimum|number|length|height|depth|weight|size|age))|wie ?viele?|wie (?:lange?|oft|weit|alt|hoch|groß|teuer|tief|breit|schwer|schnell|dick|viele?)|combien|quelle (?:hauteur|longueur|profondeur|largeur|taille|distance|superficie)|quel (?:âge|prix|poids|nombre|pourcentage)|cuánt[oa]s?|cuanto|qué (?:altura|longitud|profundidad|edad|distancia|tamaño)|quant[oaie]s?|qu?al[ei]? (?:altezza|lunghezza|profondità|età|altura|comprimento|profundidade|idade)|hoeveel|hoe (?:lang|ver|oud|hoog|diep|groot|breed|zwaar|snel|vaak)|ile|jak (?:długo|daleko|głęboka?|głęboki|wysoka?|wysoki|duży|duża|stary|często|szybko)|hur (?:många|mycket|länge|lång|hög|djup|gammal|stor)|hvor (?:mange|meget|lenge|længe|stor|gammel)|сколько|как (?:долго|далеко|часто|велика?)|какова? (?:глубина|высота|длина|площадь|ширина)|kuinka (?:monta|paljon)|kaç|ne kadar|كم|ما (?:طول|ارتفاع|عمق|عدد|مساحة)|कितना|कितनी|कितने',
    ),
  ],
  [
    'number',
    /เท่า(?:ไหร่|ไร)|กี่|多少|多[长大高深久远重宽厚快]|几[个只条座位岁年天次元]|几|何(?:人|歳|分|時間|年間|個|回|本|枚|キロ|メートル|円|パーセント|度|番|台|匹|冊)|いくつ|いくら|どのくらい|どれくらい|몇|얼마/u,
  ],
  [
    'person',
    words(
      'who|whom|whose|wer|wem|wen|wessen|qui|quién|quien|quiénes|chi|quem|wie is|wie was|kto|kogo|komu|kim|vem|hvem|кто|кого|кому|кем|kuka|kimler?|kimin|kime|من|लेखक कौन|कौन|किसने|किसे|किसका|किसकी',
    ),
  ],
  ['person', /ใคร|谁|哪位|誰|だれ|누구|누가/u],
  [
    'place',
    words(
      'where|what (?:country|city|place|region|state|town|continent|location)|which (?:country|city|place|region|state|town|continent)|wo|wohin|woher|(?:welche[rsmn]?) (?:stadt|land|ort|kirche|region|insel)|où|(?:dans )?quel(?:le)? (?:ville|pays|région|endroit|lieu)|dónde|donde|adónde|(?:en )?qué (?:ciudad|país|región|lugar)|dove|onde|(?:in|em) (?:quale|qual|che|que) (?:città|paese|regione|luogo|cidade|país|lugar)|waar|(?:welke) (?:stad|plaats|streek)|welk land|gdzie|dokąd|skąd|(?:w )?(?:którym|jakim) (?:kraju|mieście)|var|vart|hvor|где|куда|откуда|в как(?:ом|ой) (?:городе|стране|месте)|missä|nerede|nereye|nereden|hangi (?:şehir|şehirde|ülke|ülkede|ülkeden|ilçede)|أين|اين|في أي (?:مدينة|بلد|دولة)|कहाँ|कहां|किस (?:शहर|देश|राज्य|जगह)',
    ),
  ],
  [
    'place',
    /ที่ไหน|(?:จังหวัด|ประเทศ|เมือง)(?:ไหน|ใด|อะไร)|哪里|哪儿|在哪|何处|哪个(?:国家|城市|地方|省)|哪[国省市]|どこ|何県|어디/u,
  ],
  [
    'reason',
    words(
      'why|what (?:caused|is the reason|was the reason)|for what reason|warum|weshalb|wieso|pourquoi|por qué|perché|por que|porque|waarom|dlaczego|czemu|varför|hvorfor|почему|зачем|miksi|neden|niçin|niye|لماذا|क्यों',
    ),
  ],
  ['reason', /ทำไม|เพราะอะไร|为什么|为何|怎么会|なぜ|どうして|왜/u],
]

/** The kind of answer that `question` asks for. Knows the question words of some twenty languages; else `other`. */
export function expectedAnswerType(question: string): AnswerType {
  const lower = question.toLowerCase()
  return QUESTION_WORDS.find(([, asked]) => asked.test(lower))?.[0] ?? 'other'
}

const EVIDENCE: Readonly<Record<Exclude<AnswerType, 'other'>, RegExp>> = {
  date: DATES,
  number: NUMBERS,
  person: NAMES,
  place: NAMES,
  reason: REASONS,
}
const CASED = /[\p{Lu}\p{Ll}]/u

/** Texts remembered for each type: the same sentences are held against one question after the other. */
const MOST_REMEMBERED = 5000

type Remembered = Map<string, boolean | null>

const remembered: Readonly<Record<Exclude<AnswerType, 'other'>, Remembered>> = {
  date: new Map(),
  number: new Map(),
  person: new Map(),
  place: new Map(),
  reason: new Map(),
}

/** Whether `text` holds something of the wanted kind; `undefined` where any text may, and for names in scripts without capitals. */
export function holdsAnswerOf(type: AnswerType, text: string): boolean | undefined {
  if (type === 'other') return undefined
  if (remembered[type].size >= MOST_REMEMBERED) remembered[type].clear()
  const known = remembered[type].get(text)
  if (known !== undefined) return known ?? undefined
  const holds =
    (type === 'person' || type === 'place') && !CASED.test(text) ? null : EVIDENCE[type].test(text)
  remembered[type].set(text, holds)
  return holds ?? undefined
}
