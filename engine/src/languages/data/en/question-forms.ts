import { PRICE } from '../price-mark.ts'

export const light =
  'a an the of in on at for by and or any some there here s t m re ll ve d do does did is are was were be been am can could will would shall should may might have has had get got please hello hi hey thanks thank just so also then it its this that these those one'

export const first = 'i me my mine we us our ours'

export const second = 'you your yours'

export const negation =
  'not no never without nor none cannot cant dont doesnt isnt arent wont wouldnt couldnt'

export const when = 'when'

export const where = 'where'

export const who = 'who whom whose'

export const why = 'why'

export const how = 'how'

export const what = 'what which'

export const whether =
  'do does did is are was were can could will would shall should may might have has dont doesnt isnt arent wont'

export const names = `
phone telephone tel
mobile cellphone
email mail
wifi wlan
kid child children
shop store
car automobile
bike bicycle
fridge refrigerator
toilet restroom loo wc lavatory
lift elevator
warranty guarantee
refund reimbursement
rubbish garbage trash
nappy diaper
buggy stroller pushchair pram
luggage baggage
photo photograph
doctor physician
lawyer solicitor attorney
celiac coeliac
allowed permitted
`

export const relations = ['from', 'to into', 'before', 'after', 'with', 'until till']

export const rewrites = [
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
  [
    /\bhow (?:much|expensive) (?!of\b)(?=(?:(?!there\b)\S+ ){1,30}(?:is|are|costs?|(?:would|will) (?:be|cost))$)/g,
    `${PRICE} `,
  ],
  [/\bhow (?:much|expensive) (?=(?:is|are|was|for|does|do|would|will)\b)/g, `${PRICE} `],
  [/\b(?:costs?|prices?)\b/g, PRICE],
  [/\b(?:can|could|may) i (?:please )?(?:have|get) (?=(?:the|your)\b)/g, 'what '],
  [/\b(?:tele)?phone numbers?\b|(?<=\byour )number$/g, 'phone'],
  [/\be?mail address(?:es)?\b/g, 'email'],
  [/\bgift (?:cards?|vouchers?|certif[a-z]*)\b/g, 'giftcard'],
] as const
