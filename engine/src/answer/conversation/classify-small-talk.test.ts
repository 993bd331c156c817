import { expect, test } from 'vitest'
import { classifySmallTalk } from './classify-small-talk.ts'

const agent = { name: 'Ada', tagline: 'The helper of the harbour' }

test.each([
  ['Hello!', 'greeting'],
  ['hi ada 👋', 'greeting'],
  ['Hey there, how are you?', 'how-are-you'],
  ['thanks a lot!!', 'thanks'],
  ['Ok great, thank you so much. Bye!', 'thanks'],
  ['Who are you?', 'who-are-you'],
  ["what's your name", 'who-are-you'],
  ['What can you do?', 'what-can-you-do'],
  ['Guten Tag', 'greeting'],
  ['¡Muchas gracias!', 'thanks'],
  ['Au revoir', 'goodbye'],
  ['Dzień dobry!', 'greeting'],
  ['İyi günler', 'greeting'],
  ['Большое спасибо!', 'thanks'],
  ['السلام عليكم', 'greeting'],
  ['आप कौन हैं?', 'who-are-you'],
  ['ขอบคุณครับ', 'thanks'],
  ['你好！你是谁？', 'who-are-you'],
  ['ありがとうございます。', 'thanks'],
])('%s is %s', (message, kind) => {
  expect(classifySmallTalk(message, agent)?.kind).toBe(kind)
})

test.each([
  'hello, what does shipping cost?',
  'Thanks, and how do I return it?',
  'Who are the owners?',
  'what can you do with a lemon',
  'help me reset my password',
  'good',
  '你好，运费多少钱？',
  '42',
  '',
  '👋',
])('%s is no small talk or a mere acknowledgement', (message) => {
  expect([undefined, 'fine']).toContain(classifySmallTalk(message, agent)?.kind)
})

test('the agent speaks in its own voice and the visitor’s language', () => {
  expect(classifySmallTalk('who are you', agent)?.reply).toMatch(
    /^I'm Ada, a chatbot .+\. The helper of the harbour\. Ask me/,
  )
  expect(classifySmallTalk('wer bist du?', { name: 'Ada' })?.reply).toMatch(/^Ich bin Ada, .+\. Stellen/)
  expect(classifySmallTalk('hello', { name: '$& {about}' })?.reply).toContain("I'm $&")
})

test.each([
  'Who made you?',
  'and who are you, Ada? Are you a robot?',
  'Wer hat dich gemacht?',
  '¿Quién te creó?',
  "Qui t'a créé ?",
  'chi ti ha creato',
  'Wie heeft jou gemaakt?',
  'Kto cię stworzył?',
  'quem te criou?',
  'Кто тебя создал?',
  'Kto ťa vytvoril?',
  'Hvem har lavet dig?',
  'Seni kim yaptı?',
  'من صنعك؟',
  'आपको किसने बनाया?',
  '誰があなたを作りましたか？',
  'ใครสร้างคุณ',
  '谁创造了你？',
])('%s is told that the agent is a chatbot, and who has set it up', (message) => {
  const said = classifySmallTalk(message, agent)
  expect(said?.kind).toBe('who-are-you')
  expect(said?.reply).toMatch(
    /chat-?bot|чат-бот|sohbet bot|روبوت محادثة|चैटबॉट|チャットボット|แชตบอต|聊天机器人/i,
  )
})
