import { LATIN_ALPHABET } from './data/latin-alphabet.ts'
import * as concepts from './data/sk/concepts.ts'
import * as questionForms from './data/sk/question-forms.ts'
import * as shortForms from './data/sk/short-forms.ts'
import * as smallTalk from './data/sk/small-talk.ts'
import { forms } from './data/sk/word-forms.ts'
import { same, synonyms, topics } from './data/sk/word-groups.ts'
import type { LanguagePack } from './language-pack.ts'

export const slovak: LanguagePack = {
  code: 'sk',
  // Slovak has no algorithm; Czech endings are much the same.
  stemmer: 'czech',
  compounds: false,
  stopWordList: 'slk',
  furtherStopWords:
    'je sú som si sme ste bol bola bolo boli byť bude budem budeme budú nie áno čo či čím čoho keď keďže buď veď kedy koľko prečo kam odkiaľ dokedy odkedy koho komu kým ktorá ktoré ktorí ktorého ktorej ktorú ktorom ktorých aká aké akú akého môžem môžeš môžeme môžete môže môžu mohol mohla mohli chcem chceme chce chcel chcela by mám máš máme máte má majú mal mala treba dá musím musíme musí musia smiem smie tento táto toto tieto tí tej toho tam tu tak už ešte iba len viac veľmi môj moja moje moju naša naše našu náš vaša vaše vašu váš niečo niekto nič nikto nejaký nejaká nejaké každý každá každé prosím ďakujem ahoj dobrý deň potom ako pretože lebo preto cez medzi počas okolo aby',
  wordGroups: { forms, synonyms, same, topics },
  calendar: {
    // "Do stredu mesta" means "to the city center".
    weekdays: [
      'pondel(?:ok|k\\p{L}{1,2})',
      'utor(?:ok|k\\p{L}{1,2})',
      'stred(?:a|y|ou|ami|ách)|stredu(?! (?:mesta|obce))',
      'štvrt(?:ok|k\\p{L}{1,2})',
      'piat(?:ok|k\\p{L}{1,2})',
      'sobot(?:a|u|y|e|ou|ami|ách)|sobôt',
      'nede(?:ľa|ľu|le|li|ľou|ľami|liach)|nedieľ',
    ],
    // All but "ut", "št" and "pi" are other words: they are days only next to a hyphen or before a period.
    shortWeekdays: [
      'po(?=\\.|\\s?[-–])',
      'ut(?=\\.|\\s?[-–])',
      'st(?=\\.|\\s?[-–])',
      'št',
      'pi(?=\\.|\\s?[-–])|(?<=[-–]\\s?)pi',
      'so(?=\\.|\\s?[-–])|(?<=[-–]\\s?)so',
      'ne(?=\\.|\\s?[-–])|(?<=[-–]\\s?)ne',
    ],
    weekend: 'víkend(?:y|u|om|och)?',
    workdays: '(?:pracovn|všedn)(?:é|ý|ých|ého) (?:deň|dni|dní|dňa)',
    everyDay: 'denne|každý deň',
  },
  spanWords: 'do|až',
  clockMarks: 'hod(?:ín|iny|ine)?\\.?',
  ages: {
    old: '-?ročn\\p{L}{1,4}',
    is: '(?:syn|dcéra|dieťa|chlapec|dievča|vnuk|vnučka) má',
    otherUnits: 'dní|dni|týždňov|týždne|minút|osôb|eur',
  },
  concepts,
  abbreviations: 'napr|tzv|resp|cca|tel|ul|nám|č|MUDr|Ing|Mgr',
  dayAbbreviations: null,
  opensWithFunctionWords: true,
  nounsAreCapitalised: false,
  requests: {
    politeness: 'prosím',
    ask: '(?:môžete|mohli by ste|môžeš|vedeli by ste)',
    verbs: 'ukážte?|povedzte|vymenujte|vypíšte|ukázať|vymenovať|povedať',
    objects: 'mi|nám|všetk\\p{L}{1,3}',
  },
  degreeWords: 'ako(?=\\s(?:dlh|ďaleko|často|rýchlo|vysok|hlbok|star|veľk|ťažk|hrub|širok))',
  askedObjects: {
    openings: 'máte|predávate|ponúkate|požičiavate|koľko stojí|koľko stoja|koľko zaplatím za',
    prepositions: 'pre|bez|na|s|so|od|z|vo',
  },
  narratives: {
    openers: 'kedy|kde|kto|čo|prečo|koľko|ktor\\p{L}{1,3}|môžem|môžeme|môžete|dá sa|máte|treba|musím',
    conjunctions: 'a',
    tells: 'ahoj|dobrý deň|zdravím|chcem|chceme|mám|máme|som|sme|môj|moja|naša',
  },
  // Without "a", which is an article and a preposition in bigger languages.
  conjunctions: 'aj|a tiež',
  verbPrefixes: null,
  followUps: {
    openings: 'a čo|ako je to s|čo s',
    backReferences: 'tento|táto|toto|tieto',
    bareReferences: null,
    afterBareReferences: null,
    prepositions: 'pre|bez|cez',
    placeholders: null,
  },
  yesAndNo: 'áno|nie|samozrejme|žiaľ|bohužiaľ',
  questionLabels: { words: 'otázka|odpoveď', letters: null },
  shortForms,
  smallTalk,
  isSpaced: true,
  clingingConjunctions: null,
  answerTypes: {
    date: 'kedy|o koľkej|dokedy|odkedy|v ktorom (?:roku|storočí|mesiaci)|ktorý (?:deň|rok|mesiac)',
    number:
      'koľko|ako (?:dlho|ďaleko|často|rýchlo|dlh\\p{L}{1,2}|vysok\\p{L}{1,2}|hlbok\\p{L}{1,2}|hrub\\p{L}{1,2}|star\\p{L}{1,2}|veľk\\p{L}{1,2}|ťažk\\p{L}{1,2}|širok\\p{L}{1,2})',
    person: 'kto|koho|komu',
    place: 'kde|kam|odkiaľ|v ktor\\p{L}{1,3} (?:krajine|meste)',
    reason: 'prečo|z akého dôvodu',
  },
  // Without "jeden", "tri" and "pol", which have other meanings in bigger languages.
  numberWords:
    'dve|dvoch|štyri|štyroch|päť|piatich|šesť|šiestich|sedem|osem|deväť|desať|dvadsať|tridsať|štyridsať|päťdesiat|tisíc\\p{L}{0,3}|milión\\p{L}{0,3}|polovica|zadarmo|ročne|denne|týždenne',
  dateWords: { hour: null, century: 'storoč(?:ie|ia|í)', ordinal: null, months: null },
  reasons: 'pretože|lebo|preto|keďže|aby|kvôli',
  script: 'Latin',
  ownLetters: 'ľĺŕ',
  alphabet: LATIN_ALPHABET,
  isToldByWords: true,
  tellingWords: 'ahoj ďakujem stojí otváracie cena máte predávate lístok zľava otvorené kúpiť',
  negations: 'nie bez nikdy',
  spellingVariants: null,
  particles: null,
  namedDays: {
    '12-24': 'štedr(?:ý|ého|om) (?:deň|dňa|večer)|štedr(?:ý|ého) dňa',
    '12-25': '(?:prvý|1\\.) sviatok vianočný',
    '12-26': '(?:druhý|2\\.) sviatok vianočný',
    '12-31': 'silvester|silvestra',
    '1-1': 'nov(?:ý|ého) rok[au]?',
    '1-6': 'tra?ja králi|troch kráľov',
    '5-1': 'svia(?:tok|tku) práce',
    '8-15': null,
    '11-1': 'všetkých svätých',
    'carnival-monday': null,
    'carnival-tuesday': null,
    'ash-wednesday': 'popolcov(?:á|ú|ej) stred[ayu]',
    'palm-sunday': 'kvetn(?:á|ú|ej) nede(?:ľa|ľu|le|li)',
    'maundy-thursday': 'zelen(?:ý|ého) štvrt(?:ok|ka|ku)',
    'good-friday': 'veľk(?:ý|ého) piat(?:ok|ka|ku)',
    'holy-saturday': 'biel(?:a|u|ej) sobot[auye]',
    easter: 'veľk(?:á|ú|ej) noci?|veľkonočn(?:é|ých) sviatk(?:y|ov|och)',
    'easter-sunday': 'veľkonočn(?:á|ú|ej) nede(?:ľa|ľu|le|li)',
    'easter-monday': 'veľkonočn(?:ý|ého) pondel(?:ok|ka|ku)',
    ascension: 'nanebovstúpenie(?: pána)?',
    whitsun: 'turíce|turíc',
    'whit-monday': 'svätodušn(?:ý|ého) pondel(?:ok|ka|ku)',
    'black-friday': 'čierny piatok',
    'cyber-monday': null,
  },
  publicHolidays:
    'štátn(?:y|e|ych) sviat(?:ok|ky|kov|koch)|(?<!veľkonočné |vianočné )sviatky|dni pracovného (?:pokoja|voľna)',
  currencies: { EUR: 'eur(?:o|á|a|ách)?' },
  contactHeading: 'Kontakt',
  askedPages:
    'o nás|kontakty?|cenník|ceny|otváracie hodiny|doprava|doručenie|platba|reklamácie|vrátenie tovaru|časté otázky|pomoc|služby|kde nás nájdete|ubytovanie|vstupné|produkty|ponuka|rezervácie',
  notFound: 'stránka (?:neexistuje|sa nenašla|nebola nájdená|nenájdená)',
  citationWords: 'zdroj',
  questionForms,
  conjugation: null,
}
