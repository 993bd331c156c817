import * as concepts from './data/en/concepts.ts'
import * as questionForms from './data/en/question-forms.ts'
import * as shortForms from './data/en/short-forms.ts'
import * as smallTalk from './data/en/small-talk.ts'
import * as wordGroups from './data/en/word-groups.ts'
import { LATIN_ALPHABET } from './data/latin-alphabet.ts'
import type { LanguagePack } from './language-pack.ts'

export const english: LanguagePack = {
  code: 'en',
  stemmer: 'english',
  compounds: false,
  stopWordList: 'eng',
  furtherStopWords:
    "when why whose whom does did doing done do don doesn didn isn aren wasn weren won wouldn couldn shouldn hasn haven hadn can't cannot ll ve re having shall so such just not no nor any anyone anything anybody someone something somebody everyone everything please tell explain describe know i'm me mine yours theirs am etc during against between per via within without about upon its itself themselves myself yourself very there's whats how's who's where's kind sort type many much few several called named name take takes taking took need needs want wants happen happens happened mean means find look looking possible able long often far will would must may might",
  wordGroups,
  calendar: {
    weekdays: [
      'mon(?:days?)?',
      'tue(?:s(?:days?)?)?',
      'wed(?:nesdays?)?',
      'thu(?:rs(?:days?)?)?',
      'fri(?:days?)?',
      'sat(?:urdays?)?',
      'sun(?:days?)?',
    ],
    shortWeekdays: null,
    weekend: 'weekends?',
    workdays: 'weekdays?',
    everyDay: 'daily|every day|seven days|7 days',
  },
  spanWords: 'to|till|until|through',
  clockMarks: 'am|pm',
  ages: {
    old: 'years?[- ]olds?|yrs?[- ]old',
    is: "i['’]?m|i am|(?:s?he|who)(?:['’]s| is)|aged?|(?:son|daughter|kid|child) is",
    otherUnits: 'days?|weeks?|minutes?|euros?|people',
  },
  concepts,
  abbreviations:
    'Mr|Mrs|Ms|Dr|Prof|St|Sr|Jr|Gen|Col|Capt|Lt|Sgt|Rev|Hon|No|Nos|Vol|Art|Arts|Fig|Sec|Ch|pp?|ca?|vs?|approx|e\\.g|i\\.e|cf|al|Inc|Ltd|Co|Corp|[Tt]el',
  dayAbbreviations: 'Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec',
  opensWithFunctionWords: true,
  nounsAreCapitalised: false,
  requests: {
    politeness: 'please',
    ask: '(?:can|could) you',
    verbs: 'list|show|give|send',
    objects: 'me|us|all|every|the|your',
  },
  degreeWords: 'how',
  askedObjects: {
    openings:
      '(?:do|does|can) (?:you|they|it|the \\p{L}+) (?:have|sell|offer|teach|rent|accept|take|serve|provide|ship to|deliver to|support)|is there|are there|how much (?:is|are|does|do)',
    prepositions: 'for|with|at|on|in|to|from',
  },
  narratives: {
    openers:
      'can|could|do|does|did|is|are|am|was|were|will|would|should|may|must|have|has|what|when|where|who|which|why|how',
    conjunctions: 'and|also',
    tells: "hi|hello|hey|dear|i|i['’]m|i['’]ve|we|we['’]re|my|our",
  },
  conjunctions: 'and',
  verbPrefixes: null,
  followUps: {
    openings: 'and|but|or|what about|how about|what if|also|same for',
    backReferences: 'it|its|they|them|their|he|him|his|she|her|hers|this|these|those',
    bareReferences: 'that',
    afterBareReferences: 'per|for|on|in|at|by|cost|costs|include|take|work|mean',
    prepositions: 'for|per|on|in|at|with|without|from|until',
    placeholders: '(?:the|a|an|any)\\s+(?:\\p{L}+\\s+)?ones?',
  },
  yesAndNo: 'yes|yeah|yep|no|nope|sure|certainly|absolutely|of course|unfortunately(?: not)?|sorry|not yet',
  questionLabels: { words: 'question|answer', letters: 'q|a' },
  shortForms,
  smallTalk,
  isSpaced: true,
  clingingConjunctions: null,
  answerTypes: {
    date: 'when|what (?:year|date|day|month|century|time)|which (?:year|date|day|month|century)|how long ago|opening hours',
    number:
      'how (?:many|much|long|old|far|often|tall|big|large|high|deep|fast|late|early|wide|heavy|thick)|what (?:percent(?:age)?|number|amount|price|is the (?:price|cost|fee|population|area|maximum|minimum|number|length|height|depth|weight|size|age))',
    person: 'who|whom|whose',
    place:
      'where|what (?:country|city|place|region|state|town|continent|location)|which (?:country|city|place|region|state|town|continent)',
    reason: 'why|what (?:caused|is the reason|was the reason)|for what reason',
  },
  numberWords:
    'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|dozens?|hundreds?|thousands?|millions?|billions?|half|third|quarter|twice|free|none|all|daily|weekly|monthly|annual(?:ly)?',
  dateWords: {
    hour: null,
    century: 'centur',
    ordinal: 'st|nd|rd|th',
    months: 'jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec',
  },
  reasons: 'because|due to|since|so that|in order to|as a result|therefore|caused?|led to|reason',
  script: 'Latin',
  ownLetters: null,
  alphabet: LATIN_ALPHABET,
  isToldByWords: true,
  tellingWords: 'hello hi thanks cost price much open opening ship shipping refund sell offer parking',
  negations: 'not no',
  spellingVariants: {
    shortest: 6,
    rewrites: [
      [/our/, 'or'],
      [/is(?=(?:e[ds]?|ing|ations?)$)/, 'iz'],
      [/(?<=[tb])re(?=s?$)/, 'er'],
      [/ll(?=ed$|ing$)/, 'l'],
    ],
  },
  particles: null,
  namedDays: {
    '12-24': 'christmas eve',
    '12-25': 'christmas day',
    '12-26': 'boxing day',
    '12-31': "new year['’]s eve",
    '1-1': "new year['’]s day",
    '1-6': 'epiphany',
    '5-1': 'may day|labou?r day',
    '8-15': null,
    '11-1': "all saints['’]? day",
    'carnival-monday': 'shrove monday|rose monday',
    'carnival-tuesday': 'shrove tuesday|pancake (?:day|tuesday)|mardi gras',
    'ash-wednesday': 'ash wednesday',
    'palm-sunday': 'palm sunday',
    'maundy-thursday': 'maundy thursday|holy thursday',
    'good-friday': 'good friday',
    'holy-saturday': 'holy saturday|easter saturday',
    easter: 'easter(?! (?:sun|mon|satur)day)',
    'easter-sunday': 'easter (?:sun)?day',
    'easter-monday': 'easter monday',
    ascension: 'ascension day',
    whitsun: 'whitsun|pentecost(?! monday)|whit sunday',
    'whit-monday': 'whit monday|pentecost monday',
    'black-friday': 'black friday',
    'cyber-monday': 'cyber monday',
  },
  publicHolidays:
    '(?:bank|public|national|federal|statutory|official) holidays?(?: (?:mon|fri)days?)?|(?:sundays?|weekends) (?:and|&) holidays',
  currencies: { EUR: 'euros?', GBP: 'pounds?', USD: 'dollars?', CHF: 'francs?', JPY: 'yen', INR: 'rs\\.?' },
  contactHeading: 'Contact',
  askedPages:
    'about|about us|contact|contact us|pricing|prices?|plans|rates|fees|opening hours|hours|opening times|business hours|faqs?|help|help cent(?:er|re)|support|questions|frequently asked questions|shipping|delivery|returns?|refunds?|returns? policy|warranty|payment|locations?|directions|getting here|visit|services|menu|terms|how it works|customer service|our (?:services|products|prices)|products?|price ?lists?|services and prices|prices and services|repairs?|rentals?|hire|treatments|rooms|courses|book(?:ing|ings)?|appointments?|find us|offers',
  notFound: 'not found|(?:could not|couldn.t|cannot|can.t) be found|page (?:doesn.t|does not) exist',
  citationWords: 'passage passages source sources number nr no ref refs reference references doc document',
  questionForms,
  conjugation: null,
}
