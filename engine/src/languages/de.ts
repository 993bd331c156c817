import * as concepts from './data/de/concepts.ts'
import { conjugation } from './data/de/conjugation.ts'
import * as questionForms from './data/de/question-forms.ts'
import * as shortForms from './data/de/short-forms.ts'
import * as smallTalk from './data/de/small-talk.ts'
import { forms } from './data/de/word-forms.ts'
import { same, synonyms, topics } from './data/de/word-groups.ts'
import { LATIN_ALPHABET } from './data/latin-alphabet.ts'
import type { LanguagePack } from './language-pack.ts'

export const german: LanguagePack = {
  code: 'de',
  stemmer: 'german',
  compounds: true,
  stopWordList: 'deu',
  furtherStopWords:
    'wann warum wieso weshalb wohin woher wer wem wen wessen was wie wo welche welcher welches welchem welchen gibt bitte heißt heisst nennt viel viele wieviel wozu womit wodurch wovon woran worauf worin wobei wofür worüber wonach darf dürfen kann können konnte konnten muss müssen musste soll sollen will wollen möchte möchten habe hat haben hatte hatten wird werden wurde wurden geworden man mal eben gerade grad halt eigentlich vielleicht leider danke gern gerne mich mir dich dir euch ihnen ihm uns nur noch schon immer etwas irgendwas irgendwie irgendwo jemand niemand alles alle nix drauf dran drin dabei dafür dazu davon darauf müsste müssten könnte könnten dürfte dürften sollte sollten würde würden wäre wären hätte hätten mag magst kannst darfst musst willst sollst bin bist seid geht gehts gehen gibts hab habt hast nen ne nem ner so solange solch solche denn doch ja nein hallo hi moin servus aufs ans ins ums fürs beim zum zur meine meiner meinem meinen mein deine dein unsere unser eure euer eurem eurer kriege kriegen krieg kriegt bekomme bekommt',
  wordGroups: { forms, synonyms, same, topics },
  calendar: {
    weekdays: [
      'montags?',
      'dienstags?',
      'mittwochs?',
      'donnerstags?',
      'freitags?',
      'samstags?|sonnabends?',
      'sonntags?',
    ],
    shortWeekdays: ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'],
    weekend: 'wochenendes?',
    workdays: 'werktags|wochentags',
    everyDay: 'täglich|jeden tag',
  },
  spanWords: 'bis',
  clockMarks: 'uhr',
  ages: {
    old: 'jahre alt|-?jährig\\p{L}*',
    is: 'ich bin|(?:er|sie|der|die|sohn|tochter|kind) ist',
    otherUnits: 'tage?|wochen?|minuten|euros?|personen',
  },
  concepts,
  abbreviations:
    'Dr|Prof|Nr|[Tt]el|[Kk]l|[Ii]nkl|[Ee]xkl|[Zz]zgl|[Gg]gf|[Ee]vtl|bzw|ca|z\\.\\s?B|d\\.\\s?h|u\\.\\s?a|v\\.\\s?a|Abs|Hr|Fr|Str|usw',
  dayAbbreviations: 'Mo|Di|Mi|Do|Sa|So|Jan|Feb|Apr|Jun|Jul|Aug|Sept?|Okt|Nov|Dez',
  opensWithFunctionWords: true,
  nounsAreCapitalised: true,
  requests: {
    politeness: 'bitte',
    ask: null,
    verbs: 'zeig\\p{L}*|nenn\\p{L}*|liste\\p{L}*',
    objects: 'mir|uns|alle|die',
  },
  degreeWords: 'wie',
  askedObjects: {
    openings:
      'haben (?:sie|ihr)|habt ihr|gibt es|verkaufen sie|vermieten sie|bieten sie|was kostet|wie viel kostet',
    prepositions: 'für|mit|bei|im|am|auf|in|zum',
  },
  narratives: {
    openers:
      'kann|können|könnt|darf|dürfen|gibt|habt|haben|hat|ist|sind|was|wann|wo|wer|wie|welche\\p{L}*|wieviel|muss|müssen|soll|bietet|bieten|macht|nehmt|nehmen|kostet',
    conjunctions: 'und',
    tells: 'hallo|moin|guten tag|ich|wir|mein\\p{L}*|unser\\p{L}*',
  },
  conjunctions: 'und',
  verbPrefixes:
    'ab an auf aus be bei durch ein ent er fest fort frei ge her hin los miss mit nach statt teil um un unter ver vor weg wieder zer zu zurück zusammen über',
  followUps: {
    openings: 'und|aber|oder|wie (?:ist|sieht) es (?:mit|bei)|was ist mit',
    backReferences: 'ihn|ihm|dazu|davon|dafür|dort',
    bareReferences: 'das|es',
    afterBareReferences: 'pro|für|am|im|in|denn|dann|auch|kosten|dauern',
    prepositions: 'für|pro|am|im|in|an|mit|ohne|ab|bis|bei',
    placeholders: null,
  },
  yesAndNo: 'ja|jawohl|nein|klar|gerne?|natürlich|selbstverständlich|leider(?: nicht| nein)?',
  questionLabels: { words: 'frage|antwort', letters: 'f|a' },
  shortForms,
  smallTalk,
  isSpaced: true,
  clingingConjunctions: null,
  answerTypes: {
    date: 'wann|(?:welche[sm]?|welchen) (?:jahr(?:hundert)?s?|monat|tag)|um wie ?viel uhr|öffnungszeiten',
    number: 'wie ?viele?|wie (?:lange?|oft|weit|alt|hoch|groß|teuer|tief|breit|schwer|schnell|dick|viele?)',
    person: 'wer|wem|wen|wessen',
    place: 'wo|wohin|woher|(?:welche[rsmn]?) (?:stadt|land|ort|kirche|region|insel)',
    reason: 'warum|weshalb|wieso',
  },
  numberWords:
    'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\\p{L}*zehn|\\p{L}*zig|hundert|tausend|\\p{L}*hundert\\p{L}*|\\p{L}*tausend|millionen|hälfte|drittel|viertel|kostenlos|täglich',
  dateWords: { hour: 'uhr', century: 'jahrhundert', ordinal: null, months: null },
  reasons: 'weil|denn|da|wegen|damit|deshalb|daher|um',
  script: 'Latin',
  ownLetters: 'ß',
  alphabet: LATIN_ALPHABET,
  isToldByWords: true,
  tellingWords:
    'hallo danke kostet kosten habt ihr verkauft öffnungszeiten preise versand geöffnet montag sonntag',
  negations: 'nicht kein ohne',
  spellingVariants: {
    shortest: 1,
    rewrites: [
      [/(?<=[^aeq])([aou])e/g, '$1'],
      [/^([aou])e/, '$1'],
    ],
  },
  particles: null,
  namedDays: {
    '12-24': 'heiligabend|heiliger abend|heilig abend',
    '12-25': 'erster weihnachtstag|1\\. weihnachts',
    '12-26': 'zweiter weihnachtstag|2\\. weihnachts',
    '12-31': 'silvester|jahreswechsel',
    '1-1': 'neujahr(?:stag)?',
    '1-6': 'dreikönig\\p{L}*|heilige drei könige',
    '5-1': 'tag der arbeit|erster mai|1\\. mai',
    '8-15': 'mariä himmelfahrt',
    '11-1': 'allerheiligen',
    'carnival-monday': 'rosenmontags?',
    'carnival-tuesday': 'faschingsdienstags?|fastnachtsdienstags?|veilchendienstags?',
    'ash-wednesday': 'aschermittwochs?',
    'palm-sunday': 'palmsonntags?',
    'maundy-thursday': 'gründonnerstags?',
    'good-friday': 'karfreitags?',
    'holy-saturday': 'karsamstags?|ostersamstags?',
    easter: 'ostern',
    'easter-sunday': 'ostersonntags?',
    'easter-monday': 'ostermontags?',
    ascension: '(?<!mariä )himmelfahrt(?:stag)?|vatertag',
    whitsun: 'pfingsten|pfingstsonntags?',
    'whit-monday': 'pfingstmontags?',
    'black-friday': null,
    'cyber-monday': null,
  },
  publicHolidays: 'feiertag(?:s|e|en|es)?|gesetzliche\\p{L}? feiertag\\p{L}*',
  currencies: { EUR: 'euro', CHF: 'franken|fr\\.' },
  contactHeading: 'Kontakt',
  askedPages:
    'über uns|ueber uns|uber uns|kontakt|preise|öffnungszeiten|oeffnungszeiten|versand|lieferung|versandkosten|zahlung|rückgabe|rueckgabe|widerruf|hilfe|häufige fragen|haeufige fragen|leistungen|anfahrt|agb|unsere (?:leistungen|produkte|preise)|produkte|sortiment|preisliste|angebote?|service|reparatur(?:en)?|werkstatt|vermietung|verleih|termine?|speisekarte|zimmer|kurse',
  notFound: 'nicht gefunden',
  citationWords: 'quelle quellen',
  questionForms,
  conjugation,
}
