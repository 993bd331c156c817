import * as concepts from './data/da/concepts.ts'
import * as questionForms from './data/da/question-forms.ts'
import * as shortForms from './data/da/short-forms.ts'
import * as smallTalk from './data/da/small-talk.ts'
import { forms } from './data/da/word-forms.ts'
import { same, synonyms, topics } from './data/da/word-groups.ts'
import { LATIN_ALPHABET } from './data/latin-alphabet.ts'
import type { LanguagePack } from './language-pack.ts'

export const danish: LanguagePack = {
  code: 'da',
  stemmer: 'danish',
  compounds: true,
  stopWordList: 'dan',
  furtherStopWords:
    'hvornår hvorfor hvor hvordan hvad hvem hvilken hvilket hvilke hvorhen hvorfra kan kunne må måtte skal skulle vil ville bør burde får fik findes er var været bliver blev blevet har havde haft gør gjorde man jeg du dig os jer min mit mine din dit dine vores jeres sin sit sine der her så også gerne tak venligst hedder hed nogen noget nogle hele alt alle lige hos ved ligger sker i går',
  wordGroups: { forms, synonyms, same, topics },
  calendar: {
    weekdays: [
      'mandag(?:e|en|ene)?',
      'tirsdag(?:e|en|ene)?',
      'onsdag(?:e|en|ene)?',
      'torsdag(?:e|en|ene)?',
      'fredag(?:e|en|ene)?',
      'lørdag(?:e|en|ene)?',
      'søndag(?:e|en|ene)?',
    ],
    // "Man" is a pronoun, "søn" a son: they are days only next to a hyphen or before a period.
    shortWeekdays: [
      'man(?=\\.|\\s?[-–])',
      'tirs?(?=\\.|\\s?[-–])',
      'ons(?=\\.|\\s?[-–])',
      'tors?(?=\\.|\\s?[-–])',
      'fre(?=\\.|\\s?[-–])|(?<=[-–]\\s?)fre',
      'lør(?=\\.|\\s?[-–])|(?<=[-–]\\s?)lør',
      'søn(?=\\.|\\s?[-–])|(?<=[-–]\\s?)søn',
    ],
    weekend: 'weekenden?|weekender',
    workdays: 'hverdage?|hverdagene|arbejdsdage',
    everyDay: 'dagligt?|hver dag|alle dage|alle ugens dage',
  },
  spanWords: 'til|og med',
  clockMarks: null,
  ages: {
    old: 'år gam(?:mel|le)|-?årige?',
    is: 'jeg er|(?:han|hun|søn|datter|barn) er',
    otherUnits: 'dage?|uger?|minutter|personer|kroner|kr',
  },
  concepts,
  abbreviations:
    'bl\\.\\s?a|f\\.\\s?eks|dvs|ca|kl|nr|tlf|stk|evt|inkl|ekskl|osv|mv|m\\.\\s?v|mfl|jf|pga|hhv|Chr',
  dayAbbreviations: 'Man|Tirs?|Ons|Tors?|Fre|Lør|Søn|jan|feb|apr|jun|jul|aug|sept?|okt|nov|dec',
  opensWithFunctionWords: true,
  nounsAreCapitalised: false,
  requests: {
    politeness: 'venligst',
    ask: '(?:kan|kunne) (?:du|i)',
    verbs: 'vis|giv|nævn|opremse?',
    objects: 'mig|os|alle|hele',
  },
  degreeWords: 'hvor(?=\\s(?:lang|høj|dyr|gam|stor|dyb|tung|bred|hurtig|tit|ofte|svær|bil))',
  askedObjects: {
    openings:
      'har i|har du|sælger i|udlejer i|tilbyder i|findes der|er der|hvad koster|hvor meget koster|tager i imod',
    prepositions: 'til|med|på|fra|hos|uden',
  },
  narratives: {
    openers:
      'kan|kunne|må|skal|skulle|findes|hvad|hvornår|hvor|hvem|hvilke\\p{L}*|hvilken|hvorfor|hvordan|koster|tager',
    conjunctions: 'og',
    tells: 'hej|goddag|kære|jeg|vi|vores|mit',
  },
  conjunctions: 'og|samt',
  verbPrefixes: 'af efter frem gen ind ned op på til ud ved mod',
  followUps: {
    openings: 'og|hvad med|eller|også',
    backReferences: 'denne|dette|disse|hendes|deres|derhen|dertil',
    bareReferences: 'det',
    afterBareReferences: 'pr|på|også|koste|tage|vare',
    prepositions: 'pr|på|uden|til|fra|hos|ved|efter',
    placeholders: null,
  },
  yesAndNo: 'ja|jo|nej|selvfølgelig|naturligvis|desværre(?: ikke| nej)?|beklager|jo da',
  questionLabels: { words: 'spørgsmål|svar', letters: 's' },
  shortForms,
  smallTalk,
  isSpaced: true,
  clingingConjunctions: null,
  answerTypes: {
    date: 'hvornår|hvilket (?:år|århundrede|tidspunkt)|hvilken (?:dag|dato|måned)|hvad tid|åbningstider',
    number:
      'hvor (?:mange|meget|længe|store?|gam(?:mel|le)|lange?|langt|høje?|højt|dybe?|dybt|brede?|bredt|tunge?|tungt|tit|ofte|hurtigt?|dyrt?|kolde?|varmt?)|hvad koster|hvilken (?:alder|pris|størrelse|højde|længde)',
    person: 'hvem',
    place: 'hvor|hvorfra|hvorhen|hvilken (?:by|ø|kommune)|hvilket (?:land|sted)',
    reason: 'hvorfor|hvad (?:skyldes|er grunden)|af hvilken grund',
  },
  // Without "to", "fire", "ni" and "ti", which have other meanings in bigger languages.
  numberWords:
    'tre|fem|seks|syv|otte|elleve|tolv|tretten|fjorten|femten|seksten|sytten|atten|nitten|tyve|tredive|fyrre|halvtreds|firs|halvfems|\\p{L}*hundrede|\\p{L}*tusinde?|million(?:er)?|milliard(?:er)?|\\p{L}+og(?:tyve|tredive|fyrre|halvtreds|tres|firs|halvfems)|halvdelen|tredjedel|fjerdedel|gratis|dagligt|ugentligt|årligt',
  dateWords: { hour: null, century: 'århundrede', ordinal: null, months: null },
  reasons: 'fordi|derfor|skyldes|på grund af|eftersom|således at|grundet',
  script: 'Latin',
  ownLetters: null,
  alphabet: LATIN_ALPHABET,
  isToldByWords: true,
  tellingWords:
    'hej goddag tak koster åbningstider åbent pris priser levering adresse billet billetter hvornår åbner lukker sælger',
  negations: 'ikke ingen intet aldrig uden',
  spellingVariants: { shortest: 3, rewrites: [[/aa/g, 'a']] },
  particles: null,
  namedDays: {
    '12-24': 'juleaften(?:sdag)?',
    '12-25': '(?:første|1\\.) juledag',
    '12-26': '(?:anden|2\\.) juledag',
    '12-31': 'nytårsaften(?:sdag)?',
    '1-1': 'nytårsdag',
    '1-6': null,
    '5-1': 'arbejdernes kampdag',
    '8-15': null,
    '11-1': null,
    'carnival-monday': 'fastelavnsmandag',
    'carnival-tuesday': null,
    'ash-wednesday': 'askeonsdag',
    'palm-sunday': 'palmesøndag',
    'maundy-thursday': 'skærtorsdag',
    'good-friday': 'langfredag',
    'holy-saturday': 'påskelørdag',
    easter: 'påske(?:n)?',
    'easter-sunday': '(?<!(?:anden|2\\.) )påskedag|(?:første|1\\.) påskedag|påskesøndag',
    'easter-monday': '(?:anden|2\\.) påskedag|påskemandag',
    ascension: 'kristi himmelfart(?:sdag)?',
    whitsun: 'pinse(?:n|dag)?|(?:første|1\\.) pinsedag',
    'whit-monday': '(?:anden|2\\.) pinsedag|pinsemandag',
    'black-friday': null,
    'cyber-monday': null,
  },
  publicHolidays: 'helligdag(?:e|en|ene)?',
  currencies: { SEK: 'kr' },
  contactHeading: 'Kontakt',
  askedPages: 'om os|priser|åbningstider|levering|ydelser|produkter|kontakt|prisliste',
  notFound: null,
  citationWords: 'kilde kilder afsnit',
  questionForms,
  conjugation: null,
}
