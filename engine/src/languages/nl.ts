import * as concepts from './data/nl/concepts.ts'
import { conjugation } from './data/nl/conjugation.ts'
import * as questionForms from './data/nl/question-forms.ts'
import * as shortForms from './data/nl/short-forms.ts'
import * as smallTalk from './data/nl/small-talk.ts'
import { forms } from './data/nl/word-forms.ts'
import { same, synonyms, topics } from './data/nl/word-groups.ts'
import type { LanguagePack } from './language-pack.ts'

export const dutch: LanguagePack = {
  code: 'nl',
  stemmer: 'dutch',
  compounds: true,
  stopWordList: 'nld',
  furtherStopWords:
    'wanneer waarom waar welke welk hoeveel hoe wie wat is zijn doet mag moet moeten heet heten heeft hebben had hadden wordt worden werd werden kan kunnen kon wil willen zal zullen er hij ze waarmee waarvoor waarin kun kunt mogen moest wilt wou zou zouden heb hebt ben bent ga gaat gaan doe doen jullie u jij je ik wij we me mij mijn ons onze jouw uw hun haar iets iemand niets niemand veel weinig meer minder ook nog al even eens toch dan maar hier daar eigenlijk misschien helaas graag hoi hallo dag bedankt aub alstublieft echt gewoon alleen altijd',
  wordGroups: { forms, synonyms, same, topics },
  calendar: {
    weekdays: ['maandags?', 'dinsdags?', 'woensdags?', 'donderdags?', 'vrijdags?', 'zaterdags?', 'zondags?'],
    shortWeekdays: ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'],
    weekend: 'weekend',
    workdays: 'doordeweeks|werkdagen|weekdagen',
    everyDay: 'dagelijks|elke dag|iedere dag',
  },
  spanWords: 'tot|t/m',
  clockMarks: 'uur|u',
  ages: {
    years: 'jaar',
    old: 'jaar oud|-?jarige?',
    is: null,
    otherUnits: null,
    under: 'jonger dan',
    upTo: 'tot',
    over: 'ouder dan',
    from: 'vanaf',
  },
  concepts,
  abbreviations: null,
  dayAbbreviations: null,
  opensWithFunctionWords: false,
  nounsAreCapitalised: false,
  requests: { politeness: null, ask: null, verbs: 'toon|geef', objects: 'alle|de' },
  degreeWords: 'hoe',
  things: {
    openings: 'hebben jullie|heeft u|is er|zijn er|verkopen jullie|hoeveel kost',
    prepositions: 'voor|met|in',
  },
  stories: {
    openers: 'kan|kunnen|mag|wat|wanneer|waar|hoeveel|hoe|moet',
    conjunctions: 'en',
    tells: 'hoi|goedendag|ik|wij|mijn|onze',
  },
  conjunctions: 'en',
  verbPrefixes:
    'aan achter af bij binnen door in mee mis na onder ont op over tegen terug toe uit ver voor weer',
  followUps: {
    openings: 'en|maar',
    backReferences: 'daar',
    bareReferences: 'dat|het',
    afterBareReferences: null,
    prepositions: 'voor|met|zonder|per|in',
    placeholders: null,
  },
  leansBack: 'daarna|hij|zij|dit|deze|maar|en|ook',
  negationPattern: 'niet|geen|zonder|verboden',
  yesAndNo: 'ja|nee|natuurlijk|zeker|helaas',
  questionLabels: { words: 'vraag|antwoord', letters: 'v|a' },
  asksForSeveral: 'welke|prijzen|tijden|alle',
  shortForms,
  smallTalk,
  isSpaced: true,
  clingingConjunctions: null,
  answerTypes: {
    date: 'wanneer|(?:welk|welke) (?:jaar|dag|eeuw|maand)|hoe laat',
    number: 'hoeveel|hoe (?:lang|ver|oud|hoog|diep|groot|breed|zwaar|snel|vaak)',
    person: 'wie is|wie was',
    place: 'waar|welke (?:stad|plaats|streek)|welk land',
    reason: 'waarom',
  },
  numberWords:
    'twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|\\p{L}*tien|\\p{L}*tig|honderd|duizend|miljoen|helft|gratis',
  dateWords: { hour: null, century: 'eeuw', ordinal: null, months: null },
  reasons: 'omdat|doordat|want|zodat|vanwege',
  script: 'Latin',
  ownLetters: null,
  isToldByWords: true,
  tellingWords: 'hallo bedankt kost open prijs bezorging jullie verkopen openingstijden',
  negations: 'niet geen',
  spellingVariants: null,
  particles: null,
  numerals: {
    cardinals:
      'nul een/één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig dertig veertig vijftig zestig honderd duizend',
    ordinals: 'eerste tweede derde vierde vijfde zesde zevende achtste negende tiende',
  },
  timesOfDay: null,
  namedDays: {
    '12-24': 'kerstavond',
    '12-25': 'eerste kerstdag|1e kerstdag',
    '12-26': 'tweede kerstdag|2e kerstdag',
    '12-31': 'oudejaarsdag|oudejaarsavond|oud en nieuw',
    '1-1': 'nieuwjaarsdag|nieuwjaar',
    '1-6': 'driekoningen',
    '5-1': 'dag van de arbeid',
    '8-15': null,
    '11-1': 'allerheiligen',
    'good-friday': 'goede vrijdag',
    easter: 'pasen|eerste paasdag',
    'easter-monday': 'tweede paasdag|paasmaandag',
    ascension: 'hemelvaart(?:sdag)?',
    'whit-monday': 'pinksteren|tweede pinksterdag',
  },
  citationWords: 'bron bronnen',
  dictates: 'zeg|herhaal|antwoord|schrijf',
  orders: {
    ignore: 'negeer|vergeet',
    rules: 'instructies|regels',
    say: 'antwoord|zeg',
    only: 'alleen|altijd',
    alone: null,
  },
  questionForms,
  conjugation,
}
