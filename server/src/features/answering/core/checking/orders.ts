import { alternatives, wholeWords } from '@parleykit/engine/languages/alternatives'

const IGNORE = alternatives((pack) => pack.orders?.ignore)
const RULES = alternatives((pack) => pack.orders?.rules)
const SAY = alternatives((pack) => pack.orders?.say)
const ONLY = alternatives((pack) => pack.orders?.only)
/** What speaks to a model instead of to a reader. */
const ORDERS: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})(?:${IGNORE})(?!\\p{L})[^.!?\\n]{0,60}(?<!\\p{L})(?:${RULES})(?!\\p{L})`, 'iu'),
  new RegExp(`(?<!\\p{L})(?:${SAY})\\s+(?:${ONLY})(?!\\p{L})`, 'iu'),
  new RegExp(
    alternatives((pack) => pack.orders?.alone),
    'u',
  ),
  /(?<!\p{L})you are (?:now|no longer)(?!\p{L})|(?<!\p{L})(?:new|updated|real) (?:instructions?|rules?|system prompt)(?!\p{L})|(?<!\p{L})(?:developer|debug|god|dan) mode(?!\p{L})/iu,
  /^[ \t>*#-]{0,12}(?:system|assistant|developer|user|tool)[ \t]{0,3}(?:message|prompt)?[ \t]{0,3}[:：]/imu,
  /(?<!\p{L})(?:as an ai|language model|chatbots?|ai assistants?|assistants?) (?:must|should|shall|has to|have to|reading this|who read)/iu,
  /(?<!\p{L})(?:say|reply|answer|respond|output|print|write|repeat)(?:\s+(?:only|exactly|always|just|nothing but|to (?:every|all)\s\p{L}+|with))+(?!\p{L})/iu,
  /(?<!\p{L})(?:only|always|just|must)\s+(?:say|reply|answer|respond|output|print|repeat)(?!\p{L})/iu,
  /<\/?\s*(?:passages?|question|system|instructions?|tool_call|function_call)\b|\[\/?INST\]|<\|[^|>\n]{1,30}\|>|irrelevantPromptHandler|"(?:function_call|tool_calls?)"/iu,
]

/** Whether a text gives orders to whoever writes the answer. */
function givesOrders(text: string): boolean {
  return ORDERS.some((order) => order.test(text))
}

/** A text of the knowledge without its lines that give orders: these are no evidence. */
export function withoutOrders(text: string): string {
  if (!givesOrders(text)) return text
  return text
    .split('\n')
    .filter((line) => !givesOrders(line))
    .join('\n')
}

/** How a visitor has an agent say what isn't in its knowledge. */
const DICTATES = new RegExp(
  wholeWords((pack) => pack.dictates),
  'iu',
)

/** Whether a visitor's message tells the agent what to say. */
export function dictates(message: string): boolean {
  return DICTATES.test(message) || givesOrders(message)
}
