import { describe, expect, test } from 'vitest'
import { compareQuestions } from './compare-questions.ts'
import { readQuestion } from './read-question.ts'

function likeness(language: string, a: string, b: string): number {
  return compareQuestions(readQuestion(a, language), readQuestion(b, language))
}

const france = 'How much is shipping to France?'
const versand = 'Was kostet der Versand nach Frankreich?'
const livraison = 'Combien coûte la livraison en France ?'
const envio = '¿Cuánto cuesta el envío a Francia?'
const spedizione = 'Quanto costa la spedizione in Francia?'
const verzending = 'Wat kost de verzending naar Frankrijk?'

describe('the same question', () => {
  test.each([
    ['en', 'What are your opening hours?', 'what are your OPENING hours'],
    ['en', 'What are your opening hours?', 'When are you open?'],
    ['en', 'What are your opening hours?', 'Opening hours?'],
    ['en', 'What are your opening hours?', 'Hello, could you please tell me your opening hours?'],
    ['en', 'Do you ship to Germany?', 'Please, can you ship to Germany?'],
    ['en', 'Are you open on Sundays?', 'Is it open on Sunday?'],
    ['en', 'How much does a ticket cost?', 'What is the price of a ticket?'],
    ['en', 'How much does a ticket cost?', 'How much are tickets?'],
    ['en', 'Which colours does the jacket come in?', 'What colors does the jacket come in?'],
    ['en', 'Do you sell gift certificates?', 'Do you sell gift certifcates?'],
    ['en', 'How do I reset my Wi-Fi password?', 'how can I reset the wifi password'],
    ['en', 'Is breakfast included in the room rate?', 'Does the room rate include breakfast?'],
    ['en', "Why doesn't the lamp light up?", 'Why does the lamp not light up?'],
    ['en', france, 'can you tell me how much shipping to France is'],
    ['en', france, 'How much do you charge for shipping to France?'],
    ['en', france, 'I would like to know what shipping to France costs, please'],
    ['en', france, 'What is the shipping fee to France?'],
    ['en', france, 'How much do I have to pay for shipping to France?'],
    ['en', 'Do you ship to Germany?', 'Could you let me know whether you ship to Germany?'],
    ['de', versand, 'Können Sie mir bitte sagen, wie viel der Versand nach Frankreich kostet?'],
    ['de', versand, 'Wie viel verlangt ihr für den Versand nach Frankreich?'],
    ['de', versand, 'Wie hoch sind die Versandkosten nach Frankreich?'],
    ['de', versand, 'Was muss ich für den Versand nach Frankreich bezahlen?'],
    ['fr', livraison, 'Pouvez-vous me dire combien coûte la livraison en France, s’il vous plaît ?'],
    ['fr', livraison, 'Combien facturez-vous pour la livraison en France ?'],
    ['es', envio, '¿Me podría decir cuánto cuesta el envío a Francia, por favor?'],
    ['es', envio, '¿Cuánto cobran por el envío a Francia?'],
    ['it', spedizione, 'Vorrei sapere quanto costa la spedizione in Francia'],
    ['it', spedizione, 'Quanto fate pagare per la spedizione in Francia?'],
    ['nl', verzending, 'Kunt u mij vertellen hoeveel de verzending naar Frankrijk kost?'],
    ['nl', verzending, 'Hoeveel rekenen jullie voor de verzending naar Frankrijk?'],
    ['de', 'Wann habt ihr geöffnet?', 'Öffnungszeiten?'],
    ['de', 'Was kostet der Versand?', 'Wie teuer ist der Versand?'],
    ['de', 'Was kostet der Versand?', 'Wie viel kostet der Versand?'],
    ['de', 'Gibt es Rückgaben für Maßanfertigungen?', 'gibt es rueckgaben fuer massanfertigungen'],
    ['fr', 'Quels sont vos horaires d’ouverture ?', 'Quand est-ce ouvert ?'],
    ['fr', 'Combien coûte la livraison ?', 'Quel est le prix de la livraison ?'],
    ['es', '¿Cuál es el horario?', '¿A qué hora abren?'],
    ['es', '¿Cuánto cuesta el envío?', '¿Cuál es el precio del envío?'],
    ['it', 'Quanto costa la spedizione?', 'Il prezzo della spedizione?'],
    ['nl', 'Wat zijn de openingstijden?', 'Hoe laat zijn jullie open?'],
    ['ru', 'Есть ли у вас доставка?', 'есть ли у вас доставка'],
    ['ja', '営業時間は何時からですか？', '営業時間は何時から'],
    ['zh', '请问你们周日营业吗？', '周日营业吗'],
    ['th', 'ร้านเปิดวันอาทิตย์ไหมครับ', 'ร้านเปิดวันอาทิตย์ไหม'],
  ])('%s: %s = %s', (language, a, b) => {
    expect(likeness(language, a, b)).toBeGreaterThan(0)
    expect(likeness(language, b, a)).toBe(likeness(language, a, b))
  })
})

describe('another question', () => {
  test.each([
    ['en', 'Are you open on Sunday?', 'Are you closed on Sunday?'],
    ['en', 'Are you open on Sunday?', 'Are you open on Monday?'],
    ['en', 'Are you open on Sunday?', 'When are you open on Sunday?'],
    ['en', 'Are you open on Sunday?', 'Are you not open on Sunday?'],
    ['en', 'Are you open on Sunday?', 'Are you open?'],
    ['en', 'What are your opening hours?', 'What are your opening hours at Christmas?'],
    ['en', 'Can I pay with a card?', 'Can I pay without a card?'],
    ['en', 'Is there a train from Paris to Rome?', 'Is there a train from Rome to Paris?'],
    ['en', 'Do you ship to Germany?', 'Do you ship from Germany?'],
    ['en', 'Can I call you?', 'Can you call me?'],
    ['en', 'How do I return shoes?', 'Can I return shoes?'],
    ['en', 'How long is the warranty?', 'How far is the warranty?'],
    ['en', 'Do you repair the iPhone 14?', 'Do you repair the iPhone 15?'],
    ['en', 'Is the table 100 cm wide?', 'Is the table 1000 cm wide?'],
    ['en', 'Do you have a hotel nearby?', 'Do you have a hostel nearby?'],
    ['en', 'Is it legal to park here?', 'Is it illegal to park here?'],
    ['en', 'What does it cost?', 'When does it open?'],
    ['en', 'Is breakfast included?', 'Is dinner included?'],
    ['en', france, 'can you tell me how much shipping from France is'],
    ['en', france, 'How much do you charge for shipping to Germany?'],
    ['en', france, 'How much do you charge for express shipping to France?'],
    ['en', france, 'can you tell me how much shipping to France is not'],
    ['en', france, 'How much do you charge for shipping 2 parcels to France?'],
    ['en', france, 'Do you charge for shipping to France?'],
    ['en', france, 'Can you tell me how long shipping to France is?'],
    ['en', 'How much is parking?', 'Tell me how much parking there is'],
    ['en', 'How much is the deposit?', 'How much of the deposit is refundable?'],
    ['de', versand, 'Wie viel verlangt ihr für den Versand aus Frankreich?'],
    ['de', versand, 'Wie viel verlangt ihr für den Versand nach Spanien?'],
    ['de', versand, 'Können Sie mir sagen, wie lange der Versand nach Frankreich dauert?'],
    ['fr', livraison, 'Combien facturez-vous pour la livraison en Belgique ?'],
    ['es', envio, '¿Cuánto cobran por el envío urgente a Francia?'],
    ['it', spedizione, 'Quanto fate pagare per la spedizione in Spagna?'],
    ['nl', verzending, 'Hoeveel rekenen jullie voor de verzending naar Duitsland?'],
    ['nl', verzending, 'Hoeveel rekenen jullie voor de verzending vanaf Frankrijk?'],
    ['en', 'Where do you deliver?', 'When do you deliver?'],
    ['en', '?!', '...'],
    ['de', 'Habt ihr am Sonntag geöffnet?', 'Habt ihr am Montag geöffnet?'],
    ['de', 'Kann ich mit Karte zahlen?', 'Kann ich ohne Karte zahlen?'],
    ['de', 'Kann ich bar zahlen?', 'Kann ich nicht bar zahlen?'],
    ['de', 'Wann kommt die Lieferung?', 'Warum kommt die Lieferung?'],
    ['fr', 'Livrez-vous en Belgique ?', 'Ne livrez-vous pas en Belgique ?'],
    ['es', '¿Hay menú con gluten?', '¿Hay menú sin gluten?'],
    ['pl', 'Czy sklep jest otwarty w niedzielę?', 'Czy sklep jest otwarty w sobotę?'],
    ['ja', '日曜日は営業していますか', '月曜日は営業していますか'],
    ['ja', '日曜日は営業していますか', '日曜日は営業していませんか'],
    ['zh', '周日营业吗', '周一营业吗'],
    ['zh', '可以退货吗', '不可以退货吗'],
    ['ko', '일요일에 영업하나요?', '월요일에 영업하나요?'],
    ['th', 'ร้านเปิดวันอาทิตย์ไหม', 'ร้านปิดวันอาทิตย์ไหม'],
  ])('%s: %s ≠ %s', (language, a, b) => {
    expect(likeness(language, a, b)).toBe(0)
    expect(likeness(language, b, a)).toBe(0)
  })
})
