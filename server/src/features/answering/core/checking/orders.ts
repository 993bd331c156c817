/** What speaks to a model instead of to a reader, in the languages that the fixed texts are in. */
const ORDERS: readonly RegExp[] = [
  /(?<!\p{L})(?:ignore|disregard|forget|override|bypass)(?!\p{L})[^.!?\n]{0,60}(?<!\p{L})(?:instructions?|rules?|prompts?|above|previous|prior|everything|passages?|polic(?:y|ies))(?!\p{L})/iu,
  /(?<!\p{L})(?:ignorier\p{L}*|vergiss|vergesst|missachte\p{L}*)(?!\p{L})[^.!?\n]{0,60}(?<!\p{L})(?:anweisung\p{L}*|regel\p{L}*|vorherige\p{L}*|bisherige\p{L}*|alles)/iu,
  /(?<!\p{L})(?:ignore[rz]?|oublie[rz]?|ignora|olvida|ignorez|dimentica|esqueça|negeer|vergeet|zignoruj|unut|yok\s?say|забудь|игнорируй|игнорируйте)(?!\p{L})[^.!?\n]{0,60}(?<!\p{L})(?:instruc\p{L}*|consignes?|règles?|reglas?|istruzion\p{L}*|regole|regras|instructies|regels|instrukcj\p{L}*|talimat\p{L}*|kural\p{L}*|инструкци\p{L}*|правил\p{L}*)/iu,
  /(?:تجاهل|忽略|无视|無視して|指示を無視|अनदेखा)/u,
  /(?<!\p{L})you are (?:now|no longer)(?!\p{L})|(?<!\p{L})(?:new|updated|real) (?:instructions?|rules?|system prompt)(?!\p{L})|(?<!\p{L})(?:developer|debug|god|dan) mode(?!\p{L})/iu,
  /^[ \t>*#-]{0,12}(?:system|assistant|developer|user|tool)[ \t]{0,3}(?:message|prompt)?[ \t]{0,3}[:：]/imu,
  /(?<!\p{L})(?:as an ai|language model|chatbots?|ai assistants?|assistants?) (?:must|should|shall|has to|have to|reading this|who read)/iu,
  /(?<!\p{L})(?:say|reply|answer|respond|output|print|write|repeat)(?:\s+(?:only|exactly|always|just|nothing but|to (?:every|all)\s\p{L}+|with))+(?!\p{L})/iu,
  /(?<!\p{L})(?:only|always|just|must)\s+(?:say|reply|answer|respond|output|print|repeat)(?!\p{L})/iu,
  /(?<!\p{L})(?:antworte|schreibe?|sage?|wiederhole|réponds|répondez|écris|dis|responde|escribe|di|rispondi|scrivi|escreva|diga|antwoord|zeg|odpowiedz|napisz|ответь|скажи|напиши)\s+(?:nur|immer|genau|mit|seulement|toujours|exactement|solo|siempre|sólo|soltanto|sempre|apenas|alleen|altijd|tylko|zawsze|только|всегда)(?!\p{L})/iu,
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
const DICTATES =
  /(?<!\p{L})(?:say|repeat|reply|respond|answer|output|print|write|tell|type|echo|translate|confirm|complete|finish|continue|quote|cite|begin|start|end|include|append|add|pretend|act|imagine|role|sag\p{L}*|wiederhol\p{L}*|antwort\p{L}*|schreib\p{L}*|gib|übersetz\p{L}*|dis|dites|répète\p{L}*|répét\p{L}*|répond\p{L}*|écri\p{L}*|di|repite|responde|escribe|dici|ripeti|rispondi|scrivi|diz|diga|repita|responda|escreva|zeg|herhaal|antwoord|schrijf|powiedz|powtórz|odpowiedz|napisz|söyle|tekrarla|yaz|скажи|повтори|ответь|напиши)(?!\p{L})|قل|اكتب|कहो|लिखो|说|說|写|输出|言って|書いて|พูด|เขียน/iu

/** Whether a visitor's message tells the agent what to say. */
export function dictates(message: string): boolean {
  return DICTATES.test(message) || givesOrders(message)
}
