/** How questions are put in a language; lists of words are separated by spaces, lower case, without diacritics. */
export interface AskingWords {
  /** Words that change nothing: articles, auxiliaries, light prepositions, politeness. */
  readonly light: string
  readonly first: string
  readonly second: string
  readonly negation: string
  readonly when: string
  readonly where: string
  readonly who: string
  readonly why: string
  readonly how: string
  readonly what: string
  /** Openings of a question that is answered by yes or no. */
  readonly whether: string
  /** Prepositions whose exchange turns the meaning; each group is one direction. */
  readonly relations: readonly string[]
  /** Ways of asking that mean another, rewritten in this order. */
  readonly rewrites: readonly (readonly [RegExp, string])[]
}

/** Stands for "what does it cost", however that is asked. */
export const PRICE = 'howmuch'

const en: AskingWords = {
  light:
    'a an the of in on at for by and or any some there here s t m re ll ve d do does did is are was were be been am can could will would shall should may might have has had get got please hello hi hey thanks thank just so also then it its this that these those one',
  first: 'i me my mine we us our ours',
  second: 'you your yours',
  negation: 'not no never without nor none cannot cant dont doesnt isnt arent wont wouldnt couldnt',
  when: 'when',
  where: 'where',
  who: 'who whom whose',
  why: 'why',
  how: 'how',
  what: 'what which',
  whether:
    'do does did is are was were can could will would shall should may might have has dont doesnt isnt arent wont',
  relations: ['from', 'to into', 'before', 'after', 'with', 'until till'],
  rewrites: [
    [
      /\b(?:(?:can|could|would|will) you (?:please |kindly )?(?:tell|inform|explain|show) (?:me|us)(?: about)?|(?:i|we) (?:want|need|would like|'d like|d like) to know(?: about)?|do you know|(?:please )?tell (?:me|us)(?: about)?|may i ask|(?:can|could) i (?:please )?ask|let (?:me|us) know|i (?:was|am|m) (?:just )?wondering|i wonder)(?: (?:if|whether))?\b/g,
      ' ',
    ],
    [/\b(?:at )?what time\b/g, 'when'],
    [/\b(?:opening|business|open) (?:hours|times?)\b|\bhours of operation\b/g, 'when open'],
    [
      /\b(?:how much|what) (?:do|does|did|would|will) (?:you|they) (?:charge|ask)(?: (?:me|us))?(?: for)?\b/g,
      `${PRICE} `,
    ],
    [
      /\b(?:how much|what) (?:do|would|will|must|should) (?:i|we) (?:have to |need to )?pay(?: you)?(?: for)?\b/g,
      `${PRICE} `,
    ],
    [
      /\bwhat (?:is|are|s) (?:the |your )?((?:[a-z]+ )?)(?:fees?|charges?)(?= (?:for|to|of)\b|$)/g,
      `$1${PRICE}`,
    ],
    // Told, not asked: "how much a ticket to Rome is"; but "how much of it" and "how much there is" want an amount.
    [
      /\bhow (?:much|expensive) (?!of\b)(?=(?:(?!there\b)\S+ ){1,30}(?:is|are|costs?|(?:would|will) (?:be|cost))$)/g,
      `${PRICE} `,
    ],
    [/\bhow (?:much|expensive) (?=(?:is|are|was|for|does|do|would|will)\b)/g, `${PRICE} `],
    [/\b(?:costs?|prices?)\b/g, PRICE],
  ],
}

const de: AskingWords = {
  light:
    'der die das den dem des ein eine einen einem einer eines im in am an auf fur bei und oder es ist sind war waren sein kann konnen konnte konnten darf durfen soll hat haben habe habt werden wird wurde gibt man bitte hallo danke denn mal auch etwa eigentlich da hier dieser diese dieses',
  first: 'ich mich mir mein meine meinen meinem meiner wir uns unser unsere',
  second: 'sie ihr euch ihnen ihre ihren ihrem ihrer euer eure euren du dich dir dein deine',
  negation: 'nicht kein keine keinen keinem keiner nie niemals ohne',
  when: 'wann',
  where: 'wo wohin woher',
  who: 'wer wem wen wessen',
  why: 'warum wieso weshalb',
  how: 'wie',
  what: 'was welche welcher welches welchen welchem',
  whether: 'ist sind kann konnen darf durfen gibt hat habt haben wird werden soll',
  relations: ['von aus', 'nach zu zum zur', 'vor', 'mit', 'bis'],
  rewrites: [
    [
      /(?:(?:konnen|konnten|kannst|konntest) (?:sie|du|ihr) (?:mir|uns) (?:bitte )?sagen|(?:ich|wir) (?:mochten?|wurden? gerne?) wissen|(?:bitte )?(?:sag|sagt|sagen sie) (?:mir|uns)|wissen sie)(?: ob\b)?/g,
      ' ',
    ],
    [/\bum wie ?viel uhr\b/g, 'wann'],
    [/\boffnungszeiten\b/g, 'wann offen'],
    [/\b(?:ge)?offnet\b|\boffnen\b/g, 'offen'],
    [
      /\b(?:wie ?viel|was) (?:verlangen|verlangt|verlangst|berechnen|berechnet|berechnest|nehmen|nehmt) (?:sie|ihr|du)(?: (?:mir|uns))?\b/g,
      PRICE,
    ],
    [/\b(?:wie ?viel|was) (?:muss|mussen) (?:ich|wir|man) (.{1,200}) (?:be)?zahlen$/g, `${PRICE} $1`],
    [
      /\b(?:wie hoch|was) sind (?:die|eure|ihre|deine) ([a-z]{4,}?)(?:kosten|preise|gebuhren)\b/g,
      `${PRICE} $1`,
    ],
    [/\bwie (?:viel|teuer)\b|\bwieviel\b/g, PRICE],
    [/\b(?:kostet|kosten|preise?)\b/g, PRICE],
  ],
}

const fr: AskingWords = {
  light:
    'le la les l un une des du de d au aux a en dans sur pour par et ou y il elle on est sont ete etre avoir ai as ont peut peuvent peux pouvez puis que qu c ce cet cette ces se s t svp bonjour salut merci plait alors aussi est-ce estce',
  first: 'je j me m moi mon ma mes nous notre nos',
  second: 'tu te toi ton ta tes vous votre vos',
  negation: 'pas ne n jamais sans aucun aucune ni non',
  when: 'quand',
  where: 'ou',
  who: 'qui',
  why: 'pourquoi',
  how: 'comment',
  what: 'quoi quel quelle quels quelles lequel laquelle',
  whether: 'est sont peut peuvent puis pouvez avez y',
  relations: ['depuis', 'vers', 'avant', 'apres', 'avec', 'jusque jusqu'],
  rewrites: [
    [/\bs il (?:vous|te) plait\b/g, ' '],
    [
      /(?:(?:pouvez|pourriez) ?vous|(?:peux|pourrais) ?tu) (?:me|nous) dire|(?:je voudrais|j aimerais) savoir|dites ?moi|dis ?moi|est ?ce qu(?:e)?\b/g,
      ' ',
    ],
    [
      /\bcombien +(?:vous (?:facturez|demandez|prenez)|(?:facturez|demandez|prenez) ?vous|(?:dois ?je|faut ?il|doit ?on) payer)(?: pour)?\b/g,
      PRICE,
    ],
    [/\bquels sont (?:les |vos )?frais d[eu]?\b/g, PRICE],
    [/\bcombien (?=.{1,200} (?:coute|coutent)$)/g, `${PRICE} `],
    [/\ba quelle heure\b/g, 'quand'],
    [/\bhoraires? d ouvertures?\b|\bhoraires?\b/g, 'quand ouvert'],
    [/\bouvr(?:ez|e|ent)\b|\bouvertes?\b|\bouverts\b/g, 'ouvert'],
    [/\bcombien (?=cout|est|sont)/g, `${PRICE} `],
    [/\b(?:coute|coutent|couts?|prix|tarifs?)\b/g, PRICE],
  ],
}

const es: AskingWords = {
  light:
    'el la los las lo un una unos unas de del al a en por para y o u e es son fue ser estar esta estan este estos estas eso ese hay se puede pueden puedo podria tiene tienen teneis tengo ha han favor hola gracias que',
  first: 'yo me mi mis nosotros nos nuestro nuestra',
  second: 'tu te ti su sus usted ustedes vosotros os vuestro vuestra vuestros',
  negation: 'no nunca sin ningun ninguna ni jamas',
  when: 'cuando',
  where: 'donde adonde',
  who: 'quien quienes',
  why: 'porque',
  how: 'como',
  what: 'cual cuales',
  whether: 'es son hay puede pueden puedo tiene tienen teneis esta estan',
  relations: ['desde', 'hacia', 'antes', 'despues', 'con', 'hasta'],
  rewrites: [
    [
      /(?:me|nos) (?:puede|puedes|podria|podrias|pueden) decir|(?:puede|puedes|podria|podrias|pueden) decir(?:me|nos)|(?:quisiera|quiero|me gustaria) saber|\bdi(?:me|game)\b/g,
      ' ',
    ],
    [
      /\bcuanto (?:me |nos )?(?:cobran|cobra|cobrais|cobras|(?:tengo|tenemos|hay) que pagar)(?: ustedes| usted)?(?: por)?\b/g,
      PRICE,
    ],
    [/\bcuales son (?:los )?(?:gastos|costes|costos) del?\b/g, PRICE],
    [/\bpor que\b/g, 'porque'],
    [/\ba que hora\b/g, 'cuando'],
    [/\bhorarios?(?: de apertura)?\b/g, 'cuando abierto'],
    [/\babr(?:en|e|is|es)\b|\babiert(?:as?|os)\b/g, 'abierto'],
    [/\bcuant[oa]s? (?=cuesta|vale|es|son)/g, `${PRICE} `],
    [/\b(?:cuestan?|valen?|precios?|costes?|costos?)\b/g, PRICE],
  ],
}

const it: AskingWords = {
  light:
    'il lo la i gli le l un uno una di del della dei delle d a al alla ai in nel nella su per e o ed si c ci e sono era essere puo possono posso potrei ha hanno avete per favore ciao grazie che questo questa quello',
  first: 'io mi me mio mia noi nostro nostra',
  second: 'tu ti te tuo tua voi vi vostro vostra vostri vostre lei suo sua',
  negation: 'non no mai senza nessun nessuno nessuna ne',
  when: 'quando',
  where: 'dove',
  who: 'chi',
  why: 'perche',
  how: 'come',
  what: 'cosa quale quali',
  whether: 'si puo possono posso avete ha hanno sono',
  relations: ['da dal dalla', 'verso', 'prima', 'dopo', 'con', 'fino'],
  rewrites: [
    [
      /(?:puo|puoi|potete|potrebbe|potresti|potreste) dir(?:mi|ci)|(?:mi|ci) (?:puo|puoi|potete|sa|sai) dire|(?:vorrei|vorremmo) sapere/g,
      ' ',
    ],
    [
      /\bquanto (?:chiedete|chiede|fate pagare|fa pagare|(?:devo|dobbiamo|si deve) pagare)(?: per)?\b/g,
      PRICE,
    ],
    [/\bquali sono (?:le spese|i costi) d(?:i|ella?)\b/g, PRICE],
    [/\ba che ora\b/g, 'quando'],
    [/\borari(?:o)?(?: di apertura)?\b/g, 'quando aperto'],
    [/\bapr(?:ite|e|ono)\b|\bapert[aei]\b/g, 'aperto'],
    [/\bquanto (?=costa|e\b|sono)/g, `${PRICE} `],
    [/\b(?:costa(?:no)?|prezz[oi]|costi|costo)\b/g, PRICE],
  ],
}

const nl: AskingWords = {
  light:
    'de het een van in op aan voor en of er is zijn was kan kunnen mag mogen moet heeft hebben wordt worden alstublieft hallo bedankt ook dan deze dit die dat om',
  first: 'ik mij me mijn wij we ons onze',
  second: 'u jij je jou jouw jullie uw',
  negation: 'niet geen nooit zonder',
  when: 'wanneer',
  where: 'waar waarheen',
  who: 'wie',
  why: 'waarom',
  how: 'hoe',
  what: 'wat welke welk',
  whether: 'is zijn kan kunnen mag moet heeft hebben',
  relations: ['vanaf vanuit', 'naar', 'voordat', 'na', 'met', 'tot'],
  rewrites: [
    [
      /(?:(?:kunt|kun|kan|zou) (?:u|je|jij)|kunnen jullie) (?:mij|me|ons) (?:alstublieft |alsjeblieft )?(?:vertellen|zeggen)|(?:ik|we|wij) (?:wil|willen|zou|zouden) (?:graag )?(?:willen )?weten|weet (?:u|je|jij)|als(?:tu|je)blieft/g,
      ' ',
    ],
    [
      /\b(?:hoe ?veel|wat) (?:rekenen|rekent|reken|vragen|vraagt|vraag) (?:jullie|u|je|jij)(?: voor)?\b/g,
      PRICE,
    ],
    [/\bwat zijn (?:de|jullie|uw) ([a-z]{4,}?)kosten\b/g, `${PRICE} $1`],
    [/\bhoe ?veel (?=.{1,200} (?:kost|kosten)$)/g, `${PRICE} `],
    [/\bhoe laat\b/g, 'wanneer'],
    [/\bopeningstijden\b/g, 'wanneer open'],
    [/\bgeopend\b/g, 'open'],
    [/\bhoe ?veel (?=kost|is|zijn)|\bhoe duur\b/g, `${PRICE} `],
    [/\b(?:kosten|kost|prijs|prijzen)\b/g, PRICE],
  ],
}

/** By ISO 639-1 code. In other languages every word counts. */
export const ASKING_WORDS: Readonly<Record<string, AskingWords>> = { en, de, fr, es, it, nl }

/** Negations and "without" of languages without a table of their own, and those that any language borrows. */
export const NEGATIONS =
  'not no nicht kein ohne pas sans sin nunca não nao sem nunca non senza niet geen nie bez nigdy не нет без никогда немає değil yok олмадан без لا ليس غير بدون नहीं बिना मत'
