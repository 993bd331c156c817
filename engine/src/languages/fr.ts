import * as concepts from './data/fr/concepts.ts'
import * as questionForms from './data/fr/question-forms.ts'
import * as shortForms from './data/fr/short-forms.ts'
import * as smallTalk from './data/fr/small-talk.ts'
import { forms } from './data/fr/word-forms.ts'
import { same, synonyms, topics } from './data/fr/word-groups.ts'
import type { LanguagePack } from './language-pack.ts'

export const french: LanguagePack = {
  code: 'fr',
  stemmer: 'french',
  compounds: false,
  stopWordList: 'fra',
  furtherStopWords:
    'quel quelle quels quelles lequel laquelle quand comment combien pourquoi quoi est-ce fait faire peut peuvent puis-je dois doit doivent appelle appelé appelée étaient était fut furent été avait avaient eu a-t-il a-t-elle est-il est-elle sont-ils qu où dont lui leur son sa ses ça cela ceci si on tout tous toute toutes encore déjà alors aussi bien très trop peu plus moins juste bonjour salut merci voudrais voudrait voudrions voulons voulez vouloir veux veut veulent peux pouvez pouvons pourrait pourrais pourrions devons devez devrait faut faudrait vais va vont allez allons aller avez avons suis sommes êtes serait seront sera mon ma mes ton ta tes notre nos votre vos leurs quelqu quelque quelques quelqu’un chose pb là ici chez dedans donc puis plutôt',
  wordGroups: { forms, synonyms, same, topics },
  calendar: {
    weekdays: ['lundis?', 'mardis?', 'mercredis?', 'jeudis?', 'vendredis?', 'samedis?', 'dimanches?'],
    shortWeekdays: ['lun', 'mar', 'mer', 'jeudi', 'ven', 'samedi', 'dimanche'],
    weekend: 'week-ends?|weekends?',
    workdays: 'jours ouvrables',
    everyDay: 'tous les jours',
  },
  spanWords: 'à|au',
  clockMarks: 'h',
  ages: {
    years: 'ans',
    old: 'ans',
    is: null,
    otherUnits: null,
    under: 'moins de',
    upTo: "jusqu['’]à",
    over: 'plus de',
    from: 'à partir de|dès',
  },
  concepts,
  abbreviations: 'env|av|Mme|Mlle',
  dayAbbreviations: null,
  opensWithFunctionWords: false,
  nounsAreCapitalised: false,
  requests: {
    politeness: null,
    ask: null,
    verbs: 'montre\\p{L}*|donne\\p{L}*|liste',
    objects: 'moi|nous|tous|toutes|les',
  },
  degreeWords: null,
  things: {
    openings: 'avez-vous|y a-t-il|vendez-vous|proposez-vous|combien coûte',
    prepositions: 'pour|avec|à|au',
  },
  stories: {
    openers:
      'est-ce|puis-je|peut-on|pouvez|avez|y a-t-il|quel\\p{L}*|quand|où|comment|combien|êtes|faut-il|dois-je',
    conjunctions: 'et',
    tells: "bonjour|salut|je|j['’]\\p{L}+|nous|mon|ma|mes|notre",
  },
  conjunctions: 'et',
  verbPrefixes: null,
  followUps: {
    openings: 'et|mais|ou',
    backReferences: 'elle|ils|elles|cela|ça|celui|celle',
    bareReferences: 'ce',
    afterBareReferences: 'par|pour',
    prepositions: 'pour|par|avec|sans|le',
    placeholders: null,
  },
  leansBack: 'ensuite|sinon|il|elle|ils|elles|ce|cette|ces|mais|et|aussi',
  negationPattern: "ne|n['’]|pas|sans|jamais|interdit\\p{L}*",
  yesAndNo: 'oui|non|bien sûr|tout à fait|malheureusement(?: non)?',
  questionLabels: { words: 'question|réponse', letters: 'q|r' },
  asksForSeveral: 'tous|toutes|quels|quelles|tarifs|horaires|liste',
  shortForms,
  smallTalk,
  isSpaced: true,
  clingingConjunctions: null,
  answerTypes: {
    date: 'quand|(?:quelle?s?|en quelle) (?:année|date|heure|siècle|jour|mois)',
    number:
      'combien|quelle (?:hauteur|longueur|profondeur|largeur|taille|distance|superficie)|quel (?:âge|prix|poids|nombre|pourcentage)',
    person: 'qui',
    place: 'où|(?:dans )?quel(?:le)? (?:ville|pays|région|endroit|lieu)',
    reason: 'pourquoi',
  },
  numberWords:
    'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent|mille|moitié|gratuite?s?',
  dateWords: { hour: 'h|heures?', century: 'siècle', ordinal: null, months: null },
  reasons: 'parce|car|afin|à cause|pour|grâce',
  script: 'Latin',
  ownLetters: 'œùêî',
  isToldByWords: true,
  tellingWords: 'bonjour merci coûte ouvert livraison horaires prix où êtes-vous vendez',
  negations: 'pas sans',
  spellingVariants: null,
  particles: null,
  numerals: {
    cardinals:
      'zéro un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize - - - vingt trente quarante cinquante soixante cent mille',
    ordinals:
      'premier/première deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième',
  },
  timesOfDay: { noon: 'midi', midnight: 'minuit' },
  namedDays: {
    '12-24': 'réveillon de noël|veille de noël',
    '12-25': '(?<!veille de |réveillon de )noël',
    '12-26': null,
    '12-31': 'saint-sylvestre|réveillon du nouvel an|31 décembre',
    '1-1': "jour de l['’]an|nouvel an|1er janvier",
    '1-6': 'épiphanie',
    '5-1': '1er mai|fête du travail',
    '8-15': 'assomption|15 août',
    '11-1': 'toussaint',
    'good-friday': 'vendredi saint',
    easter: 'pâques',
    'easter-monday': 'lundi de pâques',
    ascension: 'ascension',
    'whit-monday': 'pentecôte',
  },
  citationWords: null,
  dictates: 'dis|dites|répète\\p{L}*|répét\\p{L}*|répond\\p{L}*|écri\\p{L}*',
  orders: {
    ignore: 'ignore[rz]?|oublie[rz]?',
    rules: 'instruc\\p{L}*|consignes?|règles?',
    say: 'réponds|répondez|écris|dis',
    only: 'seulement|toujours|exactement',
    alone: null,
  },
  questionForms,
  conjugation: null,
}
